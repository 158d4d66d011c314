import './print.css'
import { useMemo } from 'react'
import type { Language } from '../../../../protocol.ts'
import { Drawn } from '../../../../screens/kit/art/drawn.tsx'
import { swagDrawing } from '../../../../screens/kit/art/felt.ts'
import { BLACKJACK_WORDS } from '../../../blackjack/screen/words.ts'

/** What is printed on the felt of an upright phone: the dealer's place, and what the table pays. */
export function FeltPrint({ language }: { language: Language }) {
  const { dealer, pays, dealerRule, insuranceRule } = BLACKJACK_WORDS[language]
  const lines = useMemo(
    () =>
      swagDrawing({ id: 'felt-pays', from: 0, to: 360, y: 22, sag: 16 }, pays, 21) +
      swagDrawing(
        { id: 'felt-rules', from: 0, to: 360, y: 48, sag: 15 },
        `${dealerRule} · ${insuranceRule}`,
        14,
        true,
      ),
    [pays, dealerRule, insuranceRule],
  )
  return (
    <div className="felt-print" aria-hidden="true">
      <CardPlaces word={dealer} />
      <svg className="felt-print__rules" viewBox="0 0 360 76" aria-hidden="true">
        <Drawn drawing={lines} />
      </svg>
    </div>
  )
}

/** Two cards belong here. Seen on an upright phone, where nothing lies on it. */
export const CardPlaces = ({ word }: { word?: string }) => (
  <span className="card-places" aria-hidden="true">
    <i />
    <i />
    {word && <b>{word}</b>}
  </span>
)
