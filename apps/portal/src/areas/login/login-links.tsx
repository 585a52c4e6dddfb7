import { Box, Flex } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { publicPaths } from '../../page/public-paths.ts'

/** The links for users who cannot sign in yet: tutorial, forgotten password and first access. */
export function LoginLinks() {
  const { t } = useTranslation()
  return (
    <Flex
      as="nav"
      aria-label={t('session.links.label')}
      wrap="wrap"
      justify={{ base: 'center', lg: 'end' }}
      columnGap={6}
      rowGap={1}
      mb={{ base: 6, lg: 0 }}
    >
      <Box display={{ base: 'none', md: 'block' }}>
        <TextLink asChild>
          <Link href={publicPaths.tutorial}>{t('session.links.tutorial')}</Link>
        </TextLink>
      </Box>
      <TextLink asChild>
        <Link href={publicPaths.forgotPassword}>{t('session.links.forgot')}</Link>
      </TextLink>
      <TextLink asChild>
        <Link href={publicPaths.register}>{t('session.links.firstAccess')}</Link>
      </TextLink>
    </Flex>
  )
}
