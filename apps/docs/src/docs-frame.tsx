import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { postGlobals, applyGlobals } from './sync-globals.ts'
import { themes } from './theme.ts'
import { useGlobals } from './use-globals.ts'

/** The container of docs pages, with the colour mode, the text size and the reduced motion of the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  useLayoutEffect(() => {
    applyGlobals(globals)
    postGlobals(globals)
  }, [globals])
  return <DocsContainer {...props} theme={globals['mode'] === 'dark' ? themes.dark : themes.light} />
}
