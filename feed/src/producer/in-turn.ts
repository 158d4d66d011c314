/** Runs what it is given one after another, in the order of asking. */
export function inTurn(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const state: { last: Promise<unknown> } = { last: Promise.resolve() }
  return (work) => {
    const running = state.last.then(work)
    state.last = running.catch(() => undefined)
    return running
  }
}
