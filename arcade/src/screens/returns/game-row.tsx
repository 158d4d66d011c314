import type { Language } from '../../protocol.ts'
import type { GameReturns, VersionReturns } from '../../returns/protocol.ts'
import { dayText, multiplierText, whole } from '../figures.ts'
import { HALF_MOST } from './arrange.ts'
import { Interval, rangeText } from './interval.tsx'
import { percentText, pointsText } from './percent-text.ts'
import { RETURNS } from './words.ts'

type Props = { game: GameReturns; language: Language }

/** A game: what it declares, what it returned, and how sure that is. */
export function GameRow({ game, language }: Props) {
  const words = RETURNS[language]
  const { name, family, studio, isOpen, played } = game
  return (
    <li className="game">
      <header className="game__head">
        <h2>{name[language]}</h2>
        <p>
          {words.family[family]} · {studio}
        </p>
        {played?.isAlarm && <span className="tag tag--wait">{words.alarm}</span>}
        {!isOpen && <span className="tag">{words.closed}</span>}
      </header>
      <div className="game__chart">
        <Interval game={game} language={language} />
        <Verdict game={game} language={language} />
      </div>
      <Figures game={game} language={language} />
      <details className="game__more">
        <summary>
          {words.more} <span className="visually-hidden">{name[language]}</span>
        </summary>
        <More game={game} language={language} />
      </details>
    </li>
  )
}

/** Where nothing is drawn, why. */
function Verdict({ game: { played }, language }: Props) {
  const words = RETURNS[language]
  if (!played) return <p className="game__note">{words.noRounds}</p>
  if (played.half <= HALF_MOST) return null
  return <p className="game__note">{words.tooWide(pointsText(played.half, language))}</p>
}

function Figures({ game, language }: Props) {
  const words = RETURNS[language]
  const { declared, played } = game
  const isRange = declared.lowest !== declared.highest
  const isSaid = played !== null && played.half <= HALF_MOST
  return (
    <dl className="game__figures num">
      <div>
        <dt>{words.declared}</dt>
        <dd>{rangeText(game, language)}</dd>
        {declared.isOfBestPlay && <dd className="game__hint">{words.bestPlay}</dd>}
        {isRange && <dd className="game__hint">{words.declaredRange}</dd>}
      </div>
      <div>
        <dt>{words.played}</dt>
        <dd className={played?.isAlarm ? 'game__out' : undefined}>
          {isSaid ? percentText(played.returned, language) : '–'}
        </dd>
        {isSaid && (
          <dd className="game__hint">{words.plusMinus(pointsText(played.half, language))}</dd>
        )}
      </div>
      <div>
        <dt>{words.rounds}</dt>
        <dd>{whole(played?.rounds ?? 0, language)}</dd>
        {played && <dd className="game__hint">{words.since(dayText(played.since, language))}</dd>}
      </div>
      <div>
        <dt>{words.hitRate}</dt>
        <dd>{played ? percentText(played.hits / played.rounds, language) : '–'}</dd>
      </div>
      <div>
        <dt>{words.greatest}</dt>
        <dd>{played ? multiplierText(played.mostHundredths, language) : '–'}</dd>
      </div>
    </dl>
  )
}

function More({ game, language }: Props) {
  const words = RETURNS[language]
  const { gameCode, version, digest, declared, played, earlier } = game
  return (
    <>
      <dl className="more num">
        {declared.exact && (
          <div>
            <dt>{words.exact}</dt>
            <dd className="mono">{declared.exact.replace('/', ' / ')}</dd>
          </div>
        )}
        {played && (
          <div>
            <dt>{words.expected}</dt>
            <dd>{percentText(played.expected, language)}</dd>
            <dd className="game__hint">{words.expectedHint}</dd>
          </div>
        )}
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{words.digest}</dt>
          <dd className="mono">{digest}</dd>
        </div>
      </dl>
      {earlier.length > 0 && (
        <>
          <h3 className="earlier__title">{words.earlier}</h3>
          <p className="game__note">{words.earlierNote}</p>
          {earlier.map((one) => (
            <Earlier key={one.version} returns={one} language={language} />
          ))}
        </>
      )}
      <a className="button button--line" href={`/rules/${gameCode}?lang=${language}`}>
        {words.rules}
      </a>
    </>
  )
}

/** A version that begins no round any more: what it declared, and what its rounds returned. */
function Earlier({ returns, language }: { returns: VersionReturns; language: Language }) {
  const words = RETURNS[language]
  const { version, digest, declared, played } = returns
  return (
    <dl className="more earlier num">
      <div>
        <dt>{words.version}</dt>
        <dd>{version}</dd>
      </div>
      <div>
        <dt>{words.declared}</dt>
        <dd>{percentText(declared.lowest, language)}</dd>
      </div>
      <div>
        <dt>{words.played}</dt>
        <dd>{played ? percentText(played.returned, language) : '–'}</dd>
        {played && (
          <dd className="game__hint">
            {words.plusMinus(pointsText(played.half, language))} ·{' '}
            {words.since(dayText(played.since, language))}
          </dd>
        )}
      </div>
      <div>
        <dt>{words.rounds}</dt>
        <dd>{whole(played?.rounds ?? 0, language)}</dd>
      </div>
      <div className="earlier__digest">
        <dt>{words.digest}</dt>
        <dd className="mono">{digest}</dd>
      </div>
    </dl>
  )
}
