import { Box } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download } from 'lucide-react'

/** Downloads an image. */
export function DownloadImage({ src }: { src: string }) {
  const { t } = useTranslation()
  return (
    <Box>
      <Button asChild>
        <a href={src} download>
          <Download size={20} aria-hidden="true" />
          {t('books.download')}
        </a>
      </Button>
    </Box>
  )
}
