import { textOf } from '../arguments.ts'
import { oddsOf, type Trading, wholeOf } from './words.ts'

export const STOP_WORDS = `npm run office -- betting suspend SCOPE NUMBER TEXT  takes an event, a market or a selection off; TEXT is why, for the record
npm run office -- betting open SCOPE NUMBER TEXT     leaves it to the feed again; SCOPE is event, market or selection
npm run office -- betting price SELECTION ODDS TEXT  sets odds in place of the feed's, within 25 % of the fair ones; ODDS is as 1.85,
                                                     or "feed", which leaves them to the feed again`

const SCOPES = ['event', 'market', 'selection'] as const
type Scope = (typeof SCOPES)[number]
const isScope = (word: string): word is Scope => SCOPES.some((scope) => scope === word)

export async function stopped(
  trading: Trading,
  [scope = '', number, ...text]: string[],
  { operator, isStopped }: { operator: string; isStopped: boolean },
): Promise<boolean> {
  const id = wholeOf(number)
  const because = textOf(text.join(' '))
  if (!isScope(scope) || id === undefined || !because) return false
  await trading.setStopped({ operator, because, scope, id, isStopped })
  console.log(
    isStopped
      ? 'Suspended: no bet on it commits from now on, until it is opened again.'
      : 'Open: the feed says again whether it can be bet on.',
  )
  return true
}

export async function priced(
  trading: Trading,
  [number, odds = '', ...text]: string[],
  operator: string,
): Promise<boolean> {
  const selectionId = wholeOf(number)
  const because = textOf(text.join(' '))
  const oddsMilli = odds === 'feed' ? null : oddsOf(odds)
  if (selectionId === undefined || oddsMilli === undefined || !because) return false
  await trading.setPrice({ operator, because, selectionId, oddsMilli })
  console.log(
    oddsMilli === null
      ? 'The odds are the feed’s again.'
      : 'Set: these odds count in place of the feed’s.',
  )
  return true
}
