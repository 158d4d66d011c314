import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { faultsOf, gamesNow } from '../../arcade/src/approval/self-check.ts'
import type { SlotFigures } from '../../arcade/src/approval/slot-figures.ts'
import { versionsOf } from '../../arcade/src/games/find-game.ts'
import { findModes } from '../../arcade/src/games/find-modes.ts'
import type { Declared } from '../../arcade/src/games/modes.ts'

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../arcade/src/approval/${name}.json`, import.meta.url))

/** Writes down every game as it is now, as approved. Answers a line for each that was not. */
export function approve(): string[] {
  const now = gamesNow()
  const changed = [...faultsOf(now)].map(([gameCode, fault]) => `${gameCode}: ${fault}`)
  write('approved', now)
  const figures = Object.keys(now).flatMap((gameCode) => {
    const versions = versionsOf(gameCode).flatMap(
      ({ version }) => findModes(gameCode, version) ?? [],
    )
    const slots = versions.filter(({ game }) => game.kind === 'slot')
    const byVersion = slots.map(({ game, declared }) => [game.version, figuresOf(declared())])
    return slots.length > 0 ? [[gameCode, Object.fromEntries(byVersion)] as const] : []
  })
  write('slot-figures', Object.fromEntries(figures))
  return changed
}

function write(name: string, games: object): void {
  const sorted = Object.fromEntries(Object.entries(games).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(fileOf(name), `${JSON.stringify(sorted, null, 2)}\n`)
}

function figuresOf([main]: readonly Declared[]): SlotFigures {
  if (!main) throw new Error('a slot without a mode')
  const { mode, rtp, exactRtp, deviation } = main
  const exact = exactRtp && `${exactRtp.numerator}/${exactRtp.denominator}`
  return { mode, rtp, exact, deviation }
}
