import type { Match } from '../../../../lib/betting/market-name.ts'
import type { PickedEvent } from '../../slip/state/pick.ts'
import type { Card } from './cards.ts'

export type BodyProps = { card: Card; event: PickedEvent; match: Match }
