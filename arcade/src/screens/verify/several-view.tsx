import { type Checked, checkRecord, isRight } from '../../fairness/records.ts'
import type { RoundRecord } from '../../fairness/round-record.ts'
import type { Language } from '../../protocol.ts'
import { money } from '../figures.ts'
import { CheckedLines } from './checked-lines.tsx'
import { useChecked } from './use-checked.ts'
import type { VerifiableGame } from './verifiable-game.ts'
import { VERIFY, type VerifyWords } from './words.ts'

type Props = {
  records: readonly RoundRecord[]
  games: readonly VerifiableGame[]
  language: Language
}

function faultOf(checked: Extract<Checked, { kind: 'computed' }>, words: VerifyWords): string {
  if (checked.isSeedAsPromised === false) return words.differs
  return checked.isGameAsPromised === false ? words.gameDiffers : words.winDiffers
}

/** Every round of an export, one after the other. */
export function SeveralView({ records, games, language }: Props) {
  const words = VERIFY[language]
  const lines = useChecked(records, checkRecord)
  if (!lines) return <p>{words.verifying}</p>
  const nameOf = (code: string) => games.find((game) => game.code === code)?.name ?? code
  return (
    <CheckedLines
      told={words.several}
      lines={lines.map(({ one, checked }) => ({
        name: `${nameOf(one.gameCode)} #${one.nonce}`,
        value: checked.kind === 'fault' ? words.isNone : money(checked.verified.winKurus ?? 0),
        isRight: isRight(checked),
        fault:
          checked.kind === 'computed' && !isRight(checked) ? faultOf(checked, words) : undefined,
      }))}
    />
  )
}
