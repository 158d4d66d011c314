import { Menu, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { openDialog } from '../../../lib/dialog/dialog.ts'
import { openPanel, usePanel } from '../../../lib/dialog/side-panel.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Button, IconButton } from '../../../ui/form/button.tsx'
import { Logo } from '../../../ui/icons/logo.tsx'
import './header.css'
import { LanguageButton } from '../language/language-button.tsx'
import { t } from '../texts.ts'
import { HeaderTools } from './header-tools.tsx'

/** From so many pixels of scrolling on, one row of the header is enough. */
const REMOVE_PX = 100

type HeaderProps = {
  /** What a signed-in player has there; null shows the entrance instead. */
  tools: ReactNode | null
  menu: ReactNode
  /** A badge. */
  unreadTickets: ReactNode
}

/** The header from 768 px on: two rows, of which one stays after 100 px of scrolling. */
export function Header({ tools, menu, unreadTickets }: HeaderProps) {
  const isScrolled = useScrolledPast(REMOVE_PX)
  return (
    <header className={isScrolled ? 'top is-remove' : 'top'}>
      <div className="page top__bar">
        <MenuButton />
        <Link className="logo" to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <HeaderTools className="top__tools" unreadTickets={unreadTickets} />
        {tools ?? <Entrance />}
        <LanguageButton />
      </div>
      <div className="top__nav">
        <div className="page">{menu}</div>
      </div>
    </header>
  )
}

/** The header of a phone. */
export function PhoneHeader({ tools }: { tools: ReactNode | null }) {
  const isScrolled = useScrolledPast(REMOVE_PX)
  return (
    <header className={isScrolled ? 'top is-remove' : 'top'}>
      <div className="mhead">
        <MenuButton />
        <Link className="logo" to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        {tools ?? <Entrance size="s" />}
      </div>
    </header>
  )
}

function MenuButton() {
  const isOpen = usePanel() === 'menu'
  return (
    <IconButton
      className="top__menu"
      icon={Menu}
      label={t('menu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openPanel('menu')}
    />
  )
}

/** On a phone the first of them is the user button, which without a player opens the log-in. */
function Entrance({ size }: { size?: 's' }) {
  return (
    <span className="entrance">
      <Button
        {...(size && { size, icon: UserRound })}
        onClick={() => openDialog({ name: 'login' })}
      >
        {t('login')}
      </Button>
      <Button
        variant="primary"
        {...(size && { size })}
        onClick={() => openDialog({ name: 'register' })}
      >
        {t('register')}
      </Button>
    </span>
  )
}

function useScrolledPast(edge: number): boolean {
  const [isPast, setPast] = useState(scrollY > edge)
  useEffect(() => {
    const look = () => setPast(scrollY > edge)
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [edge])
  return isPast
}
