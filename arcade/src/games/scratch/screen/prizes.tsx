import type { Language } from '../../../protocol.ts'
import { timesText } from '../../../screens/figures.ts'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import { type Emblem, PRIZES } from '../rules.ts'
import { emblemDrawing } from './faces.ts'
import { SCRATCH_WORDS } from './words.ts'

type Props = { language: Language; won?: Emblem | undefined }

/** What three of each picture pay. */
export function Prizes({ language, won }: Props) {
  const words = SCRATCH_WORDS[language]
  return (
    <div className="prizes plate num">
      <h2>{words.alike}</h2>
      <ol>
        {PRIZES.map(({ emblem, hundredths }) => (
          <li key={emblem} className={emblem === won ? 'prizes__won' : undefined}>
            <svg viewBox="-54 -56 108 112" aria-hidden="true">
              <Drawn drawing={emblemDrawing(emblem)} />
            </svg>
            <span>{words.emblems[emblem]}</span> <b>{timesText(hundredths, language)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The same for the rules. */
export const Paytable = ({ language }: { language: Language }) => (
  <dl className="rulestext__rows num">
    {PRIZES.map(({ emblem, hundredths }) => (
      <div key={emblem}>
        <dt>{SCRATCH_WORDS[language].three[emblem]}</dt>
        <dd>{timesText(hundredths, language)}</dd>
      </div>
    ))}
  </dl>
)
