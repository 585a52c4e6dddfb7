import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const twoTh: AuthoredArticle = {
  title: 'Put your tongue on the doorstep',
  summary: 'The two sounds of th need neither talent nor a mirror, only a little courage.',
  tags: ['pronunciation', 'study tips'],
  author: 'teacher@thehouse.test',
  daysAgo: 38,
  text: `
<p>Portuguese has no <em>th</em>, so the mouth offers what it has: <em>f</em>, <em>t</em>, <em>s</em> or <em>z</em>.
Then <strong>three</strong> becomes <strong>free</strong>, and <strong>I think</strong> becomes <strong>I sink</strong>.</p>
<h3>One place, two sounds</h3>
<p>Let the tip of the tongue look out between the teeth, as a cat looks out of the door, and blow. That is the sound of
<strong>thin</strong>, <strong>three</strong>, <strong>bath</strong>. Now hum while you do it: <strong>this</strong>,
<strong>mother</strong>, <strong>with them</strong>.</p>
<p>It feels rude. In Brazil one does not show the tongue (${pt('mostrar a língua')}). In English it is good manners.</p>
<h3>A walk to practise on</h3>
<p>The third thing on the path is a thin bath. There are three moths in the bath. They think it is Thursday.</p>`,
}
