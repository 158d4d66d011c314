import type { SportBet } from '@zar/contract/sports'
import { texts } from '../../lib/language/translate.ts'
import { Tag, type TagKind } from './tag.tsx'

const t = texts({
  tr: { won: 'Kazandı', lost: 'Kaybetti', open: 'Sürüyor', returned: 'İade edildi' },
  en: { won: 'Won', lost: 'Lost', open: 'Running', returned: 'Returned' },
})

const KINDS: Record<'won' | 'lost' | 'open' | 'returned', TagKind | undefined> = {
  won: 'win',
  lost: undefined,
  open: 'wait',
  returned: 'info',
}

/** What became of a sports bet. One that is settled has won or lost by what its player has of it. */
export function SportBetTag({ state, own }: Pick<SportBet, 'state'> & { own: number }) {
  const said = state === 'settled' ? (own > 0 ? 'won' : 'lost') : state
  const kind = KINDS[said]
  return <Tag {...(kind && { kind })}>{t(said)}</Tag>
}
