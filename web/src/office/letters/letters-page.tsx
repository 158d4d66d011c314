import './letters.css'
import { LETTER_NAMES, type Letter } from '@zar/contract/office/letters/letters'
import type { LetterList } from '@zar/contract/office/letters/operations'
import { Mail } from 'lucide-react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { LetterDesk } from './letter-desk.tsx'
import { letterName } from './names.ts'
import { t } from './texts.ts'
import { useLetters } from './use-letters.ts'

/** The letters that the site sends by itself, worded in both languages. */
export function LettersPage() {
  const { data, error, refetch } = useLetters()
  const [params, setParams] = useSearchParams()
  const chosen = LETTER_NAMES.find((one) => one === params.get('letter'))
  return (
    <div className="o-stack">
      {!chosen && <ScreenHead title={t('title')} sub={data && t('sub', { count: data.length })} />}
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <p className="o-panel o-letters__wait" role="status">
          {t('loading')}
        </p>
      )}
      {data && (
        <div className={chosen ? 'o-letters is-chosen' : 'o-letters'}>
          <List list={data} chosen={chosen} onChoose={(letter) => setParams({ letter })} />
          {chosen ? (
            <LetterDesk key={chosen} letter={chosen} onBack={() => setParams({})} />
          ) : (
            <section className="o-panel o-letters__wait">
              <Empty icon={Mail} title={t('pick')}>
                {t('pickNote')}
              </Empty>
            </section>
          )}
        </div>
      )}
    </div>
  )
}

type ListProps = {
  list: LetterList
  chosen: Letter | undefined
  onChoose: (letter: Letter) => void
}

const List = ({ list, chosen, onChoose }: ListProps) => (
  <nav className="o-panel o-letters__nav" aria-label={t('list')}>
    <ul>
      {list.map(({ letter, channel, version }) => (
        <li key={letter}>
          <Button
            kind="ghost"
            aria-current={letter === chosen ? 'true' : undefined}
            onClick={() => onChoose(letter)}
          >
            <span className="o-letters__name">
              {letterName(letter)}
              <small>
                {t(channel)} · {version === 0 ? t('builtIn') : t('version', { version })}
              </small>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </nav>
)
