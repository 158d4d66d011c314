import '../../../screens/room/table/table.css'
import './league.css'
import './rail.css'
import { pricedRow } from '../../../screens/room/market/priced-row.ts'
import type { RoomScreen } from '../../../screens/room/room-screen.ts'
import { darkWall } from '../../../screens/room/table/wall.ts'
import { message } from './messages.ts'
import { Rail } from './rail.tsx'
import { Stage } from './stage.tsx'
import type { Past } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

const SIGNS: Record<string, string> = { home: '1', draw: 'X', away: '2' }

export const room: RoomScreen = {
  look: { plate: '#06231B', ring: '#2cc5be', wall: () => darkWall('#041812') },
  Stage,
  Rail,
  message,
  betRow: pricedRow((place, language) => {
    const [, market = '', score = ''] = place.split(':')
    return SIGNS[market] ?? LEAGUE_WORDS[language].markets[market] ?? score
  }),
  past: ({ shown }) => ({
    text: (shown as Past).results.map(({ home, away }) => `${home}–${away}`).join(' '),
  }),
  rules: { tr: LEAGUE_WORDS.tr.rules, en: LEAGUE_WORDS.en.rules },
  keys: { tr: LEAGUE_WORDS.tr.keys, en: LEAGUE_WORDS.en.keys },
}
