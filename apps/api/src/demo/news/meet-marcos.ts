import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const meetMarcos: AuthoredArticle = {
  title: 'Five questions for Marcos Teixeira',
  summary: 'He corrects your texts with a cup of coffee beside him. We asked him what he reads first.',
  picture: 'woman-reading',
  tags: ['people'],
  author: 'admin@thehouse.test',
  daysAgo: 27,
  text: `
<dl>
<dt>What do you read first in a text?</dt>
<dd>The last sentence. People grow brave at the end.</dd>
<dt>Which mistake do you like?</dt>
<dd>“I have 30 years.” It is a beautiful mistake: in Portuguese we own our years (${pt('tenho 30 anos')}), in English we are
them. I never cross it out without saying so.</dd>
<dt>How long do you take to correct one?</dt>
<dd>About a week, with all the others. Until then the exercise waits for me, and it neither helps nor harms your result.</dd>
<dt>Your own house?</dt>
<dd>The flat of my grandmother in Recife. The irregular verbs hang on her washing line.</dd>
<dt>One piece of advice?</dt>
<dd>Write about something that happened to you. For a true story one looks for the right words; for an invented one the
easy words will do.</dd>
</dl>`,
}
