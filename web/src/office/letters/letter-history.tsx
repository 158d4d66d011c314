import type { LetterCase } from '@zar/contract/office/letters/operations'
import { formatDate } from '../../lib/language/format.ts'
import { Button } from '../parts/controls/button.tsx'
import { t } from './texts.ts'

type Version = LetterCase['versions'][number]
type Props = { one: LetterCase; isReadOnly: boolean; onUse: (version: Version) => void }

/** All versions with who made each and why; old words are taken into the form. */
export const LetterHistory = ({ one, isReadOnly, onUse }: Props) => (
  <section className="o-panel" aria-labelledby="letter-history">
    <div className="o-panel__h">
      <h2 id="letter-history">{t('history')}</h2>
    </div>
    <ol className="o-letters__history">
      {one.versions.map((version) => (
        <li key={version.version}>
          <span>
            <b>
              {version.version === 0 ? t('builtIn') : t('version', { version: version.version })}
            </b>
            <small>
              {version.by && version.at
                ? t('by', { by: version.by, at: formatDate(version.at) })
                : t('installed')}
            </small>
            {version.because && <small>{version.because}</small>}
          </span>
          {version.version === one.version ? (
            <small>{t('now')}</small>
          ) : (
            !isReadOnly && (
              <Button size="s" kind="ghost" onClick={() => onUse(version)}>
                {t('use')}
              </Button>
            )
          )}
        </li>
      ))}
    </ol>
  </section>
)
