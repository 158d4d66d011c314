import type { DeskLine, TradingDesk } from '@zar/contract/office/trading/board'
import { formatClock } from '../../../lib/language/format.ts'
import { texts } from '../../../lib/language/translate.ts'
import { oddsOf } from '../../parts/money.ts'
import { t as room } from '../texts.ts'

const t = texts({
  tr: {
    suspend: 'askıya alındı',
    open: 'açıldı',
    price: 'oran',
    price_wide: 'oran, iki kişi',
    limit: 'sınır değişti',
    class: 'sınıf verildi',
    settle: 'sonuçlandı',
    void: 'geçersiz sayıldı',
    void_bet: 'kupon geçersiz',
    write_off: 'borç silindi',
    accept_waiting: 'kupon kabul',
    counter_waiting: 'karşı öneri',
    refuse_waiting: 'kupon reddedildi',
    cash_out: 'bozdurma değişti',
    feed: 'akış değişti',
    facts: 'sonuç girildi',
    auto: 'otomatik',
    phase: 'devre değişti',
    liability: 'yükümlülük doldu',
  },
  en: {
    suspend: 'suspended',
    open: 'opened',
    price: 'price',
    price_wide: 'price, by two',
    limit: 'limit changed',
    class: 'class given',
    settle: 'settled',
    void: 'void',
    void_bet: 'bet void',
    write_off: 'debt written off',
    accept_waiting: 'bet accepted',
    counter_waiting: 'counter-offer',
    refuse_waiting: 'bet refused',
    cash_out: 'cash-out changed',
    feed: 'feed changed',
    facts: 'result entered',
    auto: 'automatic',
    phase: 'next phase',
    liability: 'liability full',
  },
})

const KINDS = [
  ...(['suspend', 'open', 'price', 'price_wide', 'limit', 'class', 'settle', 'void'] as const),
  ...(['void_bet', 'write_off', 'accept_waiting', 'counter_waiting', 'refuse_waiting'] as const),
  ...(['cash_out', 'feed', 'facts', 'phase', 'liability'] as const),
]
const named = (word: string): string => {
  const known = KINDS.find((one) => one === word)
  return known ? t(known) : word
}

/** What traders and their rules did last. */
export const DeskLog = ({ desk }: { desk: TradingDesk }) => (
  <div className="o-tr__side">
    <div className="o-tr__head">
      <h2>{room('log')}</h2>
    </div>
    {desk.log.length === 0 && <p className="o-note o-tr__none">{room('noLog')}</p>}
    <ul className="o-tr__log">
      {desk.log.map((line) => (
        <li key={line.id} title={line.because}>
          <span className="o-tr__name">
            {line.match ?? ''} {wordsOf(line)}
            <span className="o-micro">
              {' '}
              · {[line.by, line.second].map(nameIn).filter(Boolean).join(' + ')}
            </span>
          </span>
          <time dateTime={line.at}>{formatClock(line.at)}</time>
        </li>
      ))}
    </ul>
  </div>
)

const nameIn = (by: string | null): string => (by === null ? '' : named(by))

function wordsOf({ kind, was, oddsMilli }: DeskLine): string {
  if (kind !== 'price' && kind !== 'price_wide') return named(kind)
  const before = was === 'feed' ? t('auto') : oddsOf(Number(was))
  return `${named(kind)} ${before} → ${oddsMilli === null ? t('auto') : oddsOf(oddsMilli)}`
}
