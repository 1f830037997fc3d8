# Orca loads this file as its user's customizations. The file makes Orca write only the lines below to its debug file,
# without buffering. The complete debug output would make Orca several times slower.
#   SPEECH OUTPUT: a text that the voice gets, as JSON
#   KEY            Orca has handled the release of a key
#   EVENT          Orca has handled an event of the browser
#   READ           Say All, Orca's command that reads a page to its end, has ended or was interrupted
#   IDLE           Orca has nothing to do; written every TICK_MS
import json
import threading
from collections import OrderedDict

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib
from orca import debug, event_manager, settings, speechdispatcherfactory, speechserver
from speechd import client as speech_client

# Don't start Say All when a page loads: no key could stop it, because the silent voice finishes each text immediately.
# Scenes start Say All when they need it.
settings.sayAllOnLoad = False

# Timeout for the browser's answers to Orca. With Orca's default of 0.8 s, Orca gives up reading on a busy machine.
ANSWER_MS = 15_000
Atspi.set_timeout(ANSWER_MS, ANSWER_MS)

debug.debugLevel = debug.LEVEL_SEVERE
debug.debugFile.reconfigure(line_buffering=True)

Server = speechdispatcherfactory.SpeechServer
Manager = event_manager.EventManager
TICK_MS = 200
MAX_EARLY_TEXTS = 20


def log(line):
    debug.debugFile.write(line + "\n")


def log_speech(name):
    speak = getattr(Server, name)

    def logged(self, text=None, *args, **kwargs):
        if isinstance(text, str):
            log("SPEECH OUTPUT: %s" % json.dumps(text))
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
                log(text)

    setattr(Manager, name, logged)


def log_say_all():
    say_all = Server.sayAll

    def logged(self, utterances, on_progress):
        def until_end():
            try:
                yield from utterances
                log("READ to the end")
            except Exception as error:
                log("READ until an error: %s" % error)
                raise

        def until_interrupted(context, state):
            if state == speechserver.SayAllContext.INTERRUPTED:
                log("READ until it was interrupted")
            return on_progress(context, state)

        return say_all(self, until_end(), until_interrupted)

    Server.sayAll = logged


def keep_early_events():
    """
    Keeps a text's events that arrive before the text's callback is registered. The silent voice finishes so fast that
    this happens. speech-dispatcher's client would drop these events (see the comment in its `speak`), and Say All would
    wait forever.
    """
    handler = speech_client._CallbackHandler
    call, add = handler.__call__, handler.add_callback
    lock = threading.RLock()
    early = OrderedDict()

    def kept(self, msg_id, client_id, type, **kwargs):
        with lock:
            if msg_id in self._callbacks:
                return call(self, msg_id, client_id, type, **kwargs)
            early.setdefault(msg_id, []).append((client_id, type, kwargs))
            # Drop the oldest events: nothing fetches the events of texts that never get a callback.
            while len(early) > MAX_EARLY_TEXTS:
                early.popitem(last=False)

    def added(self, msg_id, callback, event_types):
        with lock:
            add(self, msg_id, callback, event_types)
            for client_id, type, kwargs in early.pop(msg_id, []):
                call(self, msg_id, client_id, type, **kwargs)

    handler.__call__, handler.add_callback = kept, added


def log_idle():
    if event_manager.getManager()._eventQueue.empty():
        log("IDLE")
    return True


keep_early_events()
log_say_all()
# Low priority, so that IDLE is not logged while Say All reads: Say All queues its next text as an idle source.
GLib.timeout_add(TICK_MS, log_idle, priority=GLib.PRIORITY_LOW)
log_speech("_speak")
log_speech("speakCharacter")
# Event type 1 is the release of a key.
log_after("_processKeyboardEvent", lambda event: "KEY" if int(event.type) == 1 else None)
log_after("_processObjectEvent", lambda event: "EVENT %s" % event.type)
