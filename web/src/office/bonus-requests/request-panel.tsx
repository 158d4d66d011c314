import type { BonusRequestCase, BonusRequestRow } from '@zar/contract/office/offers/bonus-requests'
import { Hourglass, ShieldAlert, UserRound } from 'lucide-react'
import { formatDate } from '../../lib/language/format.ts'
import { Link } from '../../lib/router/router.tsx'
import { isCode } from '../parts/api/failure.ts'
import { useMe } from '../parts/api/session.ts'
import { AwaitedCase } from '../parts/case/awaited-case.tsx'
import { Case, CaseSum, Facts } from '../parts/case/case.tsx'
import { Say } from '../parts/controls/say.tsx'
import { moneyOf } from '../parts/money.ts'
import { leftText } from '../parts/time.ts'
import { CODE_NAMES } from './code-names.ts'
import { RequestActs } from './request-acts.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useRequest } from './use-requests.ts'

/** All about the chosen request: who asks for what, what matters for the answer, and what the clock does. */
export function RequestPanel({ id, row }: { id: string; row: BonusRequestRow | undefined }) {
  const read = useRequest(id, row)
  const { data: one, error } = read
  const isGone = isCode(error, 'not_found')
  if (one && !isGone) return <Open one={one} />
  return (
    <AwaitedCase
      name={t('title')}
      read={read}
      loading={t('loading')}
      gone={isGone && { title: t('gone'), note: t('goneNote') }}
    />
  )
}

type One = { one: BonusRequestCase }
const bonusesOf = ({ player }: BonusRequestCase) => `/office/players/${player.id}?tab=bonuses`

function Open({ one }: One) {
  const me = useMe()
  const { player, standing } = one
  const what = one.offer ?? t('other')
  const takenBy = standing?.takenBy
  return (
    <Case
      id={t('wish')}
      name={t('name', { what, player: player.username })}
      tag={<StateTag state={one.state} />}
    >
      <div>
        <CaseSum>{what}</CaseSum>
        <p className="o-micro">
          <Link className="o-link" to={`/office/players/${player.id}`}>
            {player.username}
          </Link>{' '}
          · {player.number} · {t(one.locale)}
        </p>
      </div>
      {takenBy && takenBy.id !== me?.id && (
        <Say tone="wait" icon={UserRound}>
          {t('openAt', { name: takenBy.name })}
        </Say>
      )}
      {one.protection.isOff && (
        <Say tone="no" icon={ShieldAlert}>
          {t('off')}
        </Say>
      )}
      <Proposal one={one} />
      <div>
        <h3>{t('words')}</h3>
        <p>{one.words ?? <span className="haze">{t('noWords')}</span>}</p>
      </div>
      {standing && <Terms one={one} />}
      <Known one={one} />
      <Running one={one} />
      <Before one={one} />
      <Times one={one} />
      {standing && <RequestActs one={one} standing={standing} />}
    </Case>
  )
}

function Proposal({ one }: One) {
  const { proposal } = one
  if (!proposal) return null
  const { by, offer, worthE5, lapsesAt } = proposal
  return (
    <Say tone="wait" icon={Hourglass}>
      {t('proposal', { by, offer, sum: moneyOf(worthE5), time: formatDate(lapsesAt) })}{' '}
      <Link className="o-link" to={bonusesOf(one)}>
        {t('toPlayer')}
      </Link>
    </Say>
  )
}

function Terms({ one: { offer, term } }: One) {
  const said = term ? t('openTerm', { term: CODE_NAMES[term] }) : t('fulfilled')
  return (
    <div>
      <h3>{t('terms')}</h3>
      <p>{offer ? said : t('noTerms')}</p>
    </div>
  )
}

function Known({ one: { money, protection, playerState } }: One) {
  const { points } = protection
  return (
    <div>
      <h3>{t('facts')}</h3>
      <Facts
        facts={[
          [t('playerState'), t(`player.${playerState}`)],
          ...(money
            ? ([
                [t('depositsMonth'), moneyOf(money.depositsMonthE5)],
                [t('netMonth'), moneyOf(money.netMonthE5)],
                [t('deposits'), moneyOf(money.depositsE5)],
                [t('net'), moneyOf(money.netE5)],
              ] as const)
            : []),
          ...(points === null ? [] : ([[t('points'), t('pointsOf', { count: points })]] as const)),
        ]}
      />
      {!money && <p className="o-micro">{t('hidden')}</p>}
    </div>
  )
}

function Running({ one }: One) {
  return (
    <div>
      <h3>{t('running')}</h3>
      {one.running.length === 0 ? (
        <p className="o-micro">{t('noRunning')}</p>
      ) : (
        <Facts
          facts={one.running.map(({ title, status, balanceE5 }) => [
            `${title}, ${t(`bonus.${status}`)}`,
            moneyOf(balanceE5),
          ])}
        />
      )}
    </div>
  )
}

function Before({ one: { before } }: One) {
  if (before.length === 0) return null
  return (
    <div>
      <h3>{t('before')}</h3>
      <ul>
        {before.map(({ id, state, code, offer, askedAt }) => (
          <li key={id}>
            <Link className="o-link" to={`/office/bonus-requests?view=ended&row=${id}`}>
              {t('beforeOne', {
                time: formatDate(askedAt),
                what: offer ?? t('other'),
                state: code ? CODE_NAMES[code] : t(`state.${state}`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands for whoever is no person of the house. */
const SYSTEMS: Record<string, string> = {
  clock: t('clock'),
  claim: t('claim'),
  player: t('byPlayer'),
  erasure: t('erasure'),
}

function Times({ one: { askedAt, standing, decided } }: One) {
  const said = decided && [decided.given, decided.code && CODE_NAMES[decided.code]]
  return (
    <Facts
      facts={[
        [t('asked'), formatDate(askedAt)],
        ...(standing ? ([[t('promised'), leftText(standing.promiseAt)]] as const) : []),
        ...(decided
          ? ([
              [
                t('decided', {
                  name: SYSTEMS[decided.by] ?? decided.by,
                  time: formatDate(decided.at),
                }),
                [...(said ?? []), decided.because].filter(Boolean).join(': ') || '–',
              ],
            ] as const)
          : []),
      ]}
    />
  )
}
