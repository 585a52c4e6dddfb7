import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { AboutUse, AboutSense } from './about-sections.tsx'
import { entryOf } from './entries.ts'
import { isAbout } from './is-about.ts'
import { Section } from './section.tsx'
import { StatusNote } from './status-note.tsx'
import { statusOf } from './status.ts'

/** The docs page of every component, in one order: purpose, usage, composition, states. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const about: unknown = preparedMeta.parameters['about']
  const [first] = useContext(DocsContext).componentStories()
  if (!isAbout(about))
    return (
      <>
        <Title />
        <Subtitle />
        <Description of="meta" />
        <Stories title="" includePrimary />
      </>
    )
  const { component, subcomponents = {} } = preparedMeta
  return (
    <>
      <Title />
      <StatusNote status={statusOf(csfFile.meta.tags)} purpose={about.purpose} />
      {about.exports.length > 0 && (
        <Source dark language="tsx" code={`import { ${about.exports.join(', ')} } from '${entryOf(about.exports)}'`} />
      )}
      {first && <Canvas of={first.moduleExport} sourceState="none" />}
      <AboutUse about={about} />
      <AboutSense about={about} />
      {component && (
        <Section title="Props">
          <Controls />
        </Section>
      )}
      {Object.entries(subcomponents).map(([name, part]) => (
        <Section key={name} title={`Props of ${name}`}>
          <ArgTypes of={part} />
        </Section>
      ))}
      <Stories title="States" includePrimary />
    </>
  )
}
