/** Goes on by itself every `everyMs` while it plays and nothing holds it; the time begins anew after each hold. */
export function createRotation(everyMs: number, goOn: () => void, onChange: (running: boolean) => void) {
  const holds = new Set<string>();
  let playing = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout>;

  function restart() {
    clearTimeout(timer);
    const runs = playing && !holds.size;
    if (runs) {
      timer = setTimeout(() => {
        goOn();
        restart();
      }, everyMs);
    }
    if (runs !== running) {
      running = runs;
      onChange(runs);
    }
  }

  return {
    play(plays: boolean) {
      playing = plays;
      restart();
    },
    hold(reason: string, holding: boolean) {
      if (holding === holds.has(reason)) return;
      if (holding) holds.add(reason);
      else holds.delete(reason);
      restart();
    },
    restart,
    stop: () => clearTimeout(timer),
  };
}
