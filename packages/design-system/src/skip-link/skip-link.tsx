import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: 3,
    top: 3,
    zIndex: 'toast',
    px: 4,
    py: 3,
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'control',
    boxShadow: 'float',
    textStyle: 'label',
    '&:not(:focus)': { srOnly: true },
  },
})

export interface SkipLinkProps {
  /** The id of the main content. */
  target?: string
}

/** The first tab stop of a page: skips the menus to the main content. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  const { t } = useTranslation()
  return <Anchor href={`#${target}`}>{t('design.skipToContent')}</Anchor>
}
