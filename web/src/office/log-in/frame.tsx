import './log-in.css'
import { ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { changeLocale, locale } from '../../lib/language/translate.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Logo } from '../../ui/icons/logo.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { t } from './texts.ts'

/** What stands around the cards before a log-in. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className="o-li">
    <header className="o-li__top">
      <Logo />
      <b>{t('office')}</b>
      <Tag tone="info">{t('play')}</Tag>
    </header>
    <main className="o-li__main">{children}</main>
    <footer className="o-li__foot">
      <span>{t('recorded')}</span>
      <span className="o-row o-row--wrap">
        {t('session')}
        <button
          type="button"
          className="o-li__lang o-row"
          aria-label={t('language')}
          onClick={() => changeLocale(locale === 'tr' ? 'en' : 'tr')}
        >
          {t('languageName')}
          <Icon of={ChevronsUpDown} size="s" />
        </button>
      </span>
    </footer>
  </div>
)
