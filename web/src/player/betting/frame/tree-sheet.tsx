import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { t } from './texts.ts'
import { Tree, type TreeProps } from './tree.tsx'

/** The tree over the page, until a link of it is pressed. */
export const TreeSheet = ({ onClose, ...tree }: TreeProps & { onClose: () => void }) => (
  <Sheet side="left" label={t('menu')} onClose={onClose}>
    {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears which link was pressed */}
    <div
      onClick={({ target }) => {
        if ((target as Element).closest('a')) onClose()
      }}
    >
      <Tree {...tree} />
    </div>
  </Sheet>
)
