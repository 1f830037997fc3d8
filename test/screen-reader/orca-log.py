# Orca loads this file as its user's customizations. It writes what Orca does to Orca's debug file at once, one line each,
# and nothing else: the complete debug output makes Orca several times slower.
#   SPEECH OUTPUT: a text that the voice gets, as JSON
#   KEY            a key was released, and Orca has dealt with it
#   EVENT          Orca has dealt with an event of the browser
import json

from orca import debug, event_manager, settings, speechdispatcherfactory

# A page is read when a scene asks for it. A silent voice ends at once, so no key could stop it.
settings.sayAllOnLoad = False

debug.debugLevel = debug.LEVEL_SEVERE
debug.debugFile.reconfigure(line_buffering=True)

Server = speechdispatcherfactory.SpeechServer
Manager = event_manager.EventManager


def log_speech(name):
    speak = getattr(Server, name)

    def logged(self, text=None, *args, **kwargs):
        if isinstance(text, str):
            debug.debugFile.write("SPEECH OUTPUT: %s\n" % json.dumps(text))
        return speak(self, text, *args, **kwargs)

    setattr(Server, name, logged)


def log_after(name, line):
    act = getattr(Manager, name)

    def logged(self, event):
        try:
            return act(self, event)
        finally:
            text = line(event)
            if text:
                debug.debugFile.write(text + "\n")

    setattr(Manager, name, logged)


log_speech("_speak")
log_speech("speakCharacter")
# Type 1 is the release of a key.
log_after("_processKeyboardEvent", lambda event: "KEY" if int(event.type) == 1 else None)
log_after("_processObjectEvent", lambda event: "EVENT %s" % event.type)
