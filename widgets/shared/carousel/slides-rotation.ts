/**
 * Creates a timer that calls `advance` every `everyMs` milliseconds while it runs. It runs while the last call of
 * `play` passed true and no `hold` is active. Each call of `play`, and each change of a hold, starts the interval
 * again.
 */
export function createRotation(everyMs: number, advance: () => void, onChange: (running: boolean) => void) {
  const holds = new Set<string>();
  let playing = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout>;

  function restart() {
    clearTimeout(timer);
    const runsNow = playing && !holds.size;
    if (runsNow) {
      timer = setTimeout(() => {
        advance();
        restart();
      }, everyMs);
    }
    if (runsNow !== running) {
      running = runsNow;
      onChange(runsNow);
    }
  }

  return {
    play(shouldPlay: boolean) {
      playing = shouldPlay;
      restart();
    },
    hold(reason: string, isHolding: boolean) {
      if (isHolding === holds.has(reason)) return;
      if (isHolding) holds.add(reason);
      else holds.delete(reason);
      restart();
    },
    restart,
    stop: () => clearTimeout(timer),
  };
}
