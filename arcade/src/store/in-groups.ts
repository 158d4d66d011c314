/** A statement with more than so many would hold up what is beside it. */
const GROUP_MAX = 256

/**
 * Does one group at a time, and meanwhile the next one collects: who comes alone waits for nobody, and a
 * crowd shares a statement. `work` answers in the order of its items; a group that fails is done one by one,
 * so that one item fails nobody else.
 */
export function inGroups<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer> {
  type Waiting = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isBusy = false

  const give = (group: readonly Waiting[], answers: readonly Answer[]) => {
    for (const [at, { resolve }] of group.entries()) resolve(answers[at] as Answer)
  }
  const alone = async (one: Waiting) => {
    try {
      give([one], await work([one.item]))
    } catch (error) {
      one.reject(error)
    }
  }
  const run = async () => {
    isBusy = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, GROUP_MAX)
      try {
        give(group, await work(group.map(({ item }) => item)))
      } catch {
        for (const one of group) await alone(one)
      }
    }
    isBusy = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void run()
    })
}
