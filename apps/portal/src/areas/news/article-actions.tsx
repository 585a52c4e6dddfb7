import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Printer, Share2 } from 'lucide-react'
import { paths } from '../../page/paths.ts'
import { share } from './share.ts'

export interface ArticleActionsProps {
  article: { id: number; title: string }
}

/** The buttons that share and print an article. */
export function ArticleActions({ article: { id, title } }: ArticleActionsProps) {
  const { t } = useTranslation()
  const url = location.origin + paths.article(id)
  return (
    <Flex gap={2} wrap="wrap" data-print="none">
      <Button onClick={() => void share({ title, url })}>
        <Share2 size={18} aria-hidden="true" />
        {t('news.share')}
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        <Printer size={18} aria-hidden="true" />
        {t('news.print')}
      </Button>
    </Flex>
  )
}
