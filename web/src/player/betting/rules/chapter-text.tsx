import '../../../ui/data-display/table.css'
import { marketName } from '../../../lib/betting/market-name.ts'
import { locale } from '../../../lib/language/translate.ts'
import { Link } from '../../../lib/router/router.tsx'
import { chapterPath, clauseId } from '../paths.ts'
import type { Chapter, Clause, MarketRules, RuleTable } from './chapter.ts'
import { CHAPTERS } from './chapters.ts'
import { t } from './texts.ts'
import { BetExample, SaleExample } from './worked-example.tsx'

/** A chapter of the house rules: in short, and clause by clause. */
export function ChapterText({ chapter }: { chapter: Chapter }) {
  const { number, title, brief, clauses } = chapter
  return (
    <>
      <div className="sbh">
        <h1>{title[locale]}</h1>
      </div>
      <p className="rules__version num">
        {t('chapter', { number })} · {t('version')}
      </p>
      <div className="panel rules__brief">
        <b>{t('brief')}</b>
        <p>{brief[locale]}</p>
      </div>
      {clauses.map((clause, at) => (
        <ClauseText key={clause.title.en} clause={clause} chapter={number} at={at + 1} />
      ))}
      <Neighbours number={number} />
    </>
  )
}

type ClauseProps = { clause: Clause; chapter: number; at: number }

function ClauseText({ clause, chapter, at }: ClauseProps) {
  const { title, text, bet, sale, table, markets } = clause
  return (
    <section>
      <h2 id={clauseId(chapter, at)}>
        <span className="num">
          {chapter}.{at}
        </span>{' '}
        {title[locale]}
      </h2>
      <p>{text[locale]}</p>
      {bet && <BetExample bet={bet} />}
      {sale && <SaleExample sale={sale} />}
      {table && <PlainTable table={table} />}
      {markets && <MarketTable markets={markets} />}
    </section>
  )
}

const PlainTable = ({ table: { head, rows } }: { table: RuleTable }) => (
  <table className="table rules__table">
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell.en} scope="col">
            {cell[locale]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest]) => (
        <tr key={first?.en}>
          <th scope="row">{first?.[locale]}</th>
          {rest.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
            <td key={at}>{cell[locale]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function MarketTable({ markets: { sport, rows } }: { markets: MarketRules }) {
  const match = { sport, home: t('home'), away: t('away') }
  return (
    <table className="table rules__table rules__markets">
      <thead>
        <tr>
          <th scope="col">{t('market')}</th>
          <th scope="col">{t('rule')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, line = null, rule }) => (
          <tr key={key}>
            <th scope="row">{marketName({ key, line }, match)}</th>
            <td>{rule[locale]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Neighbours({ number }: { number: number }) {
  const at = CHAPTERS.findIndex((one) => one.number === number)
  const before = CHAPTERS[at - 1]
  const after = CHAPTERS[at + 1]
  return (
    <p className="rules__neighbours">
      {before && (
        <Link className="link" to={chapterPath(before.number)}>
          {t('previous', { title: before.title[locale] })}
        </Link>
      )}
      {after && (
        <Link className="link" to={chapterPath(after.number)}>
          {t('next', { title: after.title[locale] })}
        </Link>
      )}
    </p>
  )
}
