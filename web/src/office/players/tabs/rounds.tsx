import { type PlayerRound, playerRounds } from '@zar/contract/office/player-tabs'
import { call } from '../../parts/api/call.ts'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { bareOf, signedOf } from '../../parts/money.ts'
import type { Column } from '../../parts/table/columns.ts'
import { roundResult } from './names.ts'
import { CardLine, TabTable, When } from './tab-table.tsx'
import { t } from './texts.ts'

const TONES: Partial<Record<PlayerRound['result'], Tone>> = { won: 'done', open: 'info' }

const netOf = ({ winE5, stakeE5 }: PlayerRound): string => `${BigInt(winE5) - BigInt(stakeE5)}`

const Result = ({ round }: { round: PlayerRound }) => (
  <Tag tone={TONES[round.result] ?? 'line'}>{roundResult(round.result)}</Tag>
)

const Net = ({ round }: { round: PlayerRound }) => {
  const net = netOf(round)
  if (net === '0') return <b>{bareOf(net)}</b>
  return <b className={net.startsWith('-') ? undefined : 'o-ok'}>{signedOf(net)}</b>
}

const Game = ({ round }: { round: PlayerRound }) => (
  <span className="o-two">
    {round.game}
    <small>{[round.studio, round.id].filter(Boolean).join(' · ')}</small>
  </span>
)

const COLUMNS: readonly Column<PlayerRound>[] = [
  { key: 'at', head: t('time'), bar: 90, cell: (round) => <When at={round.at} /> },
  { key: 'game', head: t('game'), bar: 140, cell: (round) => <Game round={round} /> },
  { key: 'result', head: t('result'), cell: (round) => <Result round={round} /> },
  { key: 'stake', head: t('stake'), align: 'end', cell: (round) => bareOf(round.stakeE5) },
  { key: 'win', head: t('win'), align: 'end', cell: (round) => bareOf(round.winE5) },
  { key: 'net', head: t('net'), align: 'end', cell: (round) => <Net round={round} /> },
]

/** Rounds that the player has played. */
export const Rounds = ({ id }: { id: string }) => (
  <TabTable<PlayerRound>
    playerId={id}
    name={['rounds']}
    label={t('rounds')}
    columns={COLUMNS}
    fetchPage={(after) => call(playerRounds, { id, after })}
    rowName={(round) =>
      t('rowName', {
        what: round.game,
        amount: signedOf(netOf(round)),
        at: roundResult(round.result),
      })
    }
    card={(round) => (
      <>
        <CardLine start={<b>{round.game}</b>} end={<Net round={round} />} />
        <CardLine start={<When at={round.at} />} end={<Result round={round} />} />
      </>
    )}
  />
)
