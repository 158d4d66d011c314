import type { Language } from '../../../../protocol.ts'
import { placeOf } from '../../../../screens/slot/machine.tsx'
import type { Pictures } from '../../../../screens/slot/pictures.ts'
import type { Title } from '../../reels/title.ts'
import type { PickSheet } from '../sheets.ts'
import { lookOf } from './looks.ts'
import { closedIn, isOver, type Tray } from './shown.ts'
import { stakesText } from './texts.ts'
import { PICK_WORDS, wordsOf } from './words.ts'

type Props = { title: Title<PickSheet>; pictures: Pictures; tray: Tray; language: Language }

/** Beside the tray: what was found, and what waits. */
export function TraySides({ title, pictures, tray, language }: Props) {
  const { code, sheet } = title
  const words = PICK_WORDS[language]
  const { boxes } = wordsOf(code, language)
  const { thingOf } = lookOf(code, sheet.pick)
  const found = tray.opened.map((box) => tray.boxes[box] ?? 0).filter((prize) => prize > 0)
  const closed = closedIn(tray).length
  const over = isOver(tray)
  return (
    <>
      <section
        className="machine__at machine__note machine__side pick__side num"
        style={placeOf([40, 236, 206, 254])}
      >
        <h2 className="display">{words.opened}</h2>
        <ul>
          {found.map((prize, at) => (
            <li key={at}>
              <img src={pictures.sharp.get(thingOf(prize))} alt="" />
              {stakesText(prize, language)}
            </li>
          ))}
        </ul>
      </section>
      <section
        className="machine__at machine__note machine__side pick__side num"
        style={placeOf([1166, 236, 206, 254])}
      >
        <h2 className="display">{over ? words.over : words.closed}</h2>
        <b>{boxes(over ? tray.opened.length : closed)}</b>
        {over ? (
          <p>{words.wereOpened}</p>
        ) : (
          <>
            <p>{words.prizes(closed - sheet.pick.ends)}</p>
            <p>{words.empties(sheet.pick.ends)}</p>
          </>
        )}
        <small>{words.drawn}</small>
      </section>
    </>
  )
}
