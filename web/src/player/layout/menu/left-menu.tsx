import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import { Logo } from '../../../ui/icons/logo.tsx'
import { ButtonTile } from '../../../ui/navigation/link-tile.tsx'
import { HeaderTools } from '../header/header-tools.tsx'
import { LanguageSelect } from '../language/language-select.tsx'
import { SectionTiles } from './section-tiles.tsx'
import './left-menu.css'
import { t } from '../texts.ts'
import { t as tile } from './tile-texts.ts'

type Props = {
  search: ReactNode
  /** A badge. */
  unreadTickets: ReactNode
  onAviator: () => void
  onClose: () => void
}

/** The menu from the left: search, the sections as tiles, the header's tools, the language. */
export function LeftMenu({ search, unreadTickets, onAviator, onClose }: Props) {
  return (
    <div className="drawer">
      <div className="drawer__head">
        <IconButton icon={X} label={t('close')} onClick={onClose} />
        <Logo />
      </div>
      {search}
      <HeaderTools className="drawer__tools" unreadTickets={unreadTickets} onSelect={onClose} />
      <div className="drawer__grid">
        <SectionTiles className="drawer__tiles" onSelect={onClose} />
        <ButtonTile
          title={tile('aviator')}
          note={tile('aviatorNote')}
          emblem="balon"
          onClick={onAviator}
        />
      </div>
      <LanguageSelect />
    </div>
  )
}
