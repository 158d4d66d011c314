import { OUR_NAMES } from '@zar/contract/betting/names'
import { queryClient } from '../../../lib/api/query.ts'
import { locale } from '../../../lib/language/translate.ts'
import { onSettings, settings } from '../settings/settings.ts'

const OURS = OUR_NAMES[locale]
/** Members of an answer that name a team, a league or who can be bet on. */
const NAMED = new Set(['name', 'home', 'away'])

/** An answer of the board with the names that the player has chosen, in place of the company’s. It is changed. */
export function withNames<Answer>(answer: Answer): Answer {
  if (settings().names === 'ours') rename(answer)
  return answer
}

function rename(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const members = value as Record<string, unknown>
  for (const key in members) {
    const inner = members[key]
    if (typeof inner !== 'string') rename(inner)
    else if (NAMED.has(key)) members[key] = OURS[inner] ?? inner
  }
}

/** What has names is read again once the player has chosen others. */
const read = { with: settings().names }
onSettings(() => {
  const { names } = settings()
  if (names === read.with) return
  read.with = names
  for (const queryKey of [['betting'], ['me', 'bets']]) {
    void queryClient.invalidateQueries({ queryKey })
  }
  void import('./rename-kept.ts').then(({ renameKept }) => renameKept(names))
})
