/** Text of a player, for a terminal: what would steer it, or turn the writing around, is made visible. */
export const plain = (text: string): string =>
  text.replace(/[^\P{C}\n]/gu, '\ufffd').replace(/\n/g, '\n      ')

/** How long ago, in whole minutes. */
export const minutesSince = (moment: Date | string, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - new Date(moment).getTime()) / 60_000))

/** A moment to the minute, as a terminal shows it. */
export const momentOf = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Says why nothing is done; the command ends with 1. */
export function refuse(why: string): true {
  console.error(why)
  process.exitCode = 1
  return true
}
