import { useEffect, useState } from 'react'
import { type Checked, checkRecord, isRight } from '../../fairness/records.ts'
import type { RoundRecord } from '../../fairness/round-record.ts'
import type { Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { Icon } from '../icon.tsx'
import type { VerifiableGame } from './verifiable-game.ts'
import { VERIFY, type VerifyWords } from './words.ts'

type Props = {
  records: readonly RoundRecord[]
  games: readonly VerifiableGame[]
  language: Language
}
type Line = { record: RoundRecord; checked: Checked }

function faultOf(checked: Extract<Checked, { kind: 'computed' }>, words: VerifyWords): string {
  if (checked.isSeedAsPromised === false) return words.differs
  return checked.isGameAsPromised === false ? words.gameDiffers : words.winDiffers
}

/** Every round of an export, one after the other. */
export function SeveralView({ records, games, language }: Props) {
  const words = VERIFY[language]
  const [lines, setLines] = useState<Line[]>()
  useEffect(() => {
    let isGone = false
    const check = async (record: RoundRecord) => ({ record, checked: await checkRecord(record) })
    void Promise.all(records.map(check)).then((all) => !isGone && setLines(all))
    return () => {
      isGone = true
    }
  }, [records])
  if (!lines) return <p>{words.verifying}</p>
  const right = lines.filter(({ checked }) => isRight(checked)).length
  const nameOf = (code: string) => games.find((game) => game.code === code)?.name ?? code
  return (
    <section className="verified">
      <p className={`verdict ${right === lines.length ? 'verdict--yes' : 'verdict--no'}`}>
        <Icon name={right === lines.length ? 'check' : 'warning'} />
        {words.several(right, lines.length)}
      </p>
      <ul className="several num">
        {lines.map(({ record, checked }, index) => (
          <li key={index}>
            <Icon name={isRight(checked) ? 'check' : 'warning'} />
            <span>
              {nameOf(record.gameCode)} #{record.nonce}
            </span>
            <span>
              {checked.kind === 'fault' ? words.isNone : money(checked.verified.winKurus ?? 0)}
            </span>
            {!isRight(checked) && checked.kind === 'computed' && (
              <small>{faultOf(checked, words)}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
