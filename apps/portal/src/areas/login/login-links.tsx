import { Box, Flex } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { frontPaths } from '../../page/front-paths.ts'

/** The ways on for whoever cannot sign in yet. */
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
          <Link href={frontPaths.tutorial}>{t('session.links.tutorial')}</Link>
        </TextLink>
      </Box>
      <TextLink asChild>
        <Link href={frontPaths.forgotPassword}>{t('session.links.forgot')}</Link>
      </TextLink>
      <TextLink asChild>
        <Link href={frontPaths.register}>{t('session.links.firstAccess')}</Link>
      </TextLink>
    </Flex>
  )
}
