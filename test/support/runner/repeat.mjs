/**
 * Starts a run, and returns functions that control it. `again` ends the current run and starts another. If several
 * calls of `again` wait for the end of the same run, only the last call starts another run.
 * @param start starts a run and returns `ended` and `end`. The promise `ended` resolves when the run ends. `end()` ends
 * the run early, and resolves once the run has ended.
 * @param onIdle called when a run ends by itself, not early
 */
export const repeatRuns = ({ start, onIdle }) => {
  let run = null;
  let ending = Promise.resolve();
  let calls = 0;

  const begin = () => {
    const mine = start();
    run = mine;
    void mine.ended.then(() => {
      if (run !== mine) return;
      run = null;
      onIdle();
    });
  };

  /** Ends the run if there is one. */
  const end = async () => {
    const mine = run;
    run = null;
    ending = Promise.all([ending, mine?.end()]);
    await ending;
  };

  const again = async () => {
    calls += 1;
    const call = calls;
    await end();
    if (call === calls) begin();
  };

  /** Ends the run. Calls of `again` that still wait start no other run. */
  const stop = async () => {
    calls += 1;
    await end();
  };

  begin();
  return { again, stop };
};
