import { Heading, type HeadingProps } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { focusRouteHeading } from './route-focus.ts'

export interface ScreenHeadingProps extends HeadingProps {
  /** The heading of the screen; also the page's title. */
  title: string
  /** The page's title where it should say more than the heading. */
  pageTitle?: string | undefined
}

/** For the only h1 of a screen: focuses it after a navigation (tabIndex -1) and sets the page's title. */
export function useScreenHeading(pageTitle: string): RefObject<HTMLHeadingElement | null> {
  const { t } = useTranslation()
  const ref = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()
  useEffect(() => {
    document.title = `${pageTitle} · ${t('common.product')}`
  }, [pageTitle, t])
  useEffect(() => {
    if (ref.current) focusRouteHeading(path, ref.current)
  }, [path])
  return ref
}

/** The only h1 of a screen. */
export function ScreenHeading({ title, pageTitle = title, ...rest }: ScreenHeadingProps) {
  const ref = useScreenHeading(pageTitle)
  return (
    <Heading as="h1" ref={ref} tabIndex={-1} textStyle="title" {...rest}>
      {title}
    </Heading>
  )
}
