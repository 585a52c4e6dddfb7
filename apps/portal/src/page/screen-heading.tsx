import { Heading, type HeadingProps } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { arrive } from './arrival.ts'

export interface ScreenHeadingProps extends HeadingProps {
  /** What the screen is about; also the page's title. */
  title: string
  /** The page's title where it should say more than the heading. */
  pageTitle?: string | undefined
}

/** The one h1 of a screen. After a change of route it takes the focus, and the page its title. */
export function ScreenHeading({ title, pageTitle = title, ...rest }: ScreenHeadingProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()
  useEffect(() => {
    document.title = `${pageTitle} · ${t('common.product')}`
  }, [pageTitle, t])
  useEffect(() => {
    if (ref.current) arrive(path, ref.current)
  }, [path])
  return (
    <Heading as="h1" ref={ref} tabIndex={-1} textStyle="title" {...rest}>
      {title}
    </Heading>
  )
}
