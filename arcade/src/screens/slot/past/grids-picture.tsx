import './grids-picture.css'
import type { Language, Round } from '../../../protocol.ts'
import { money, timesText } from '../../figures.ts'
import { ownStakeOf } from '../../game/free-rounds/free-rounds.ts'
import { custom, type Picture } from '../../game/game-screen.ts'
import type { SlotArt } from '../../slot-art/load-slot-art.ts'
import { pictureUrl } from '../pictures.ts'
import { cellOf, type PastGrid } from './past-grid.ts'
import { PAST_WORDS } from './words.ts'

/** The grids of a past round, one after the other, with the title's own things. */
export function gridsPicture({ things, look }: SlotArt, gridsOf: (round: Round) => PastGrid[]) {
  const urls = new Map([...things].map(([name, drawing]) => [name, pictureUrl(drawing, name)]))
  const colours = { '--cell': look.field.cell, '--line': look.field.line } as const
  return function GridsPicture({ round, language }: Picture) {
    const isWin = round.winKurus > ownStakeOf(round)
    return (
      <ol className={`pastgrids num${isWin ? ' pastgrids--win' : ''}`} style={custom(colours)}>
        {gridsOf(round).map((grid, at) => (
          <li key={at}>
            <Cells grid={grid} urls={urls} language={language} />
            <p>{captionOf(grid, round, language)}</p>
          </li>
        ))}
      </ol>
    )
  }
}

type CellsProps = { grid: PastGrid; urls: ReadonlyMap<string, string>; language: Language }

const Cells = ({ grid: { columns, lit, worth }, urls, language }: CellsProps) => (
  <div
    className={`pastgrids__cells${lit && lit.size > 0 ? ' pastgrids__cells--won' : ''}`}
    style={custom({ '--columns': columns.length })}
  >
    {columns.map((column, reel) => (
      <div key={reel}>
        {column.map((symbol, row) => {
          const cell = cellOf(reel, row)
          const hundredths = worth?.get(cell)
          const url = urls.get(symbol)
          return (
            <span key={row} className={lit?.has(cell) ? 'pastgrids__lit' : ''}>
              {url && <img src={url} alt="" />}
              {hundredths !== undefined && <b>{timesText(hundredths, language)}</b>}
            </span>
          )
        })}
      </div>
    ))}
  </div>
)

/** `2. bedava · 3. düşüş · 2× · ₺14,00` */
function captionOf(grid: PastGrid, round: Round, language: Language): string {
  const { free, fall, factor = 1, hundredths } = grid
  const words = PAST_WORDS[language]
  const parts = [
    free === undefined ? (fall === undefined ? words.paid : '') : words.free(free),
    fall === undefined ? '' : words.fall(fall),
    factor === 1 || hundredths === 0 ? '' : timesText(100 * factor, language),
    hundredths > 0 ? money((round.stakeKurus * hundredths) / 100) : words.nothing,
  ]
  return parts.filter(Boolean).join(' · ')
}
