import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { handOn, surround } from '../.storybook/surroundings.ts'
import { themes } from '../.storybook/theme.ts'
import { useGlobals } from './use-globals.ts'

/** Every page of words, in the colours, the text size and the motion of the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  useLayoutEffect(() => {
    surround(globals)
    handOn(globals)
  }, [globals])
  return <DocsContainer {...props} theme={globals['mode'] === 'dark' ? themes.dark : themes.light} />
}
