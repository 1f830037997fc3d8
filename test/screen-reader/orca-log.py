# Orca loads this file as its user's customizations. It writes each text that the voice gets, as JSON, to Orca's debug
# file at once, and nothing else: the complete debug output makes Orca several times slower.
import json

from orca import debug, speechdispatcherfactory

debug.debugLevel = debug.LEVEL_SEVERE
debug.debugFile.reconfigure(line_buffering=True)

Server = speechdispatcherfactory.SpeechServer


def log(name):
    speak = getattr(Server, name)

    def logged(self, text=None, *args, **kwargs):
        if isinstance(text, str):
            debug.debugFile.write("SPEECH OUTPUT: %s\n" % json.dumps(text))
        return speak(self, text, *args, **kwargs)

    setattr(Server, name, logged)


log("_speak")
log("speakCharacter")
