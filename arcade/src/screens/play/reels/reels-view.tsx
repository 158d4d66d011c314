import { useEffect, useRef, useState } from 'react'
import { emblemUrl } from '../../emblem-url.ts'
import type { Words } from '../../words/index.ts'
import type { Game } from '../flow/game.ts'
import type { OpenGame } from '../flow/game-state.ts'
import { symbolName } from '../flow/result-text.ts'
import type { Stage } from '../stage/stage.ts'

type Props = { game: Game; open: OpenGame; words: Words; isStill: boolean }

/** The reels' window: a canvas for the eye, and the same fifteen symbols as a table of words. */
export function ReelsView({ game, open, words, isStill }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [isPlain, setIsPlain] = useState(false)
  const { sheet } = open
  useEffect(() => {
    const element = host.current
    if (!element) return
    let isGone = false
    let stage: Stage | undefined
    const start = async () => {
      try {
        const { createStage } = await import('../stage/stage.ts')
        stage = await createStage(element, sheet, isStill)
      } catch {
        // Nothing can be drawn here: the table of symbols is shown in place of the canvas.
        setIsPlain(true)
        stage = (await import('../stage/plain-stage.ts')).createPlainStage()
      }
      if (isGone) return stage.destroy()
      await game.attach(stage)
    }
    void start()
    return () => {
      isGone = true
      game.detach()
      stage?.destroy()
    }
  }, [game, sheet, isStill])

  return (
    <div className="window" ref={host}>
      <SymbolTable open={open} words={words} language={game.options.language} isPlain={isPlain} />
    </div>
  )
}

type TableProps = {
  open: OpenGame
  words: Words
  language: Game['options']['language']
  isPlain: boolean
}

function SymbolTable({ open, words, language, isPlain }: TableProps) {
  const { sheet, grid, wins } = open
  const lit = new Set(wins.flatMap((win) => win.cells.map(([reel, row]) => `${reel}.${row}`)))
  const emblemOf = (id: string) => sheet.symbols.find((symbol) => symbol.id === id)?.emblem ?? ''
  return (
    <table className={isPlain ? 'symbols' : 'visually-hidden'} aria-label={words.reels}>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            <th scope="row" className="visually-hidden">
              {words.row(row + 1)}
            </th>
            {grid.map((symbols, reel) => {
              const id = symbols[row] ?? ''
              const name = symbolName({ words, language, sheet }, id)
              return (
                <td key={reel} className={lit.has(`${reel}.${row}`) ? 'lit' : ''}>
                  {isPlain ? <img src={emblemUrl(emblemOf(id))} alt={name} /> : name}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
