import { content } from '../../authoring/topics.ts'

export const story = content({
  name: 'The map of your house',
  icon: 'story',
  subject: 'The map of your house',
  medium: { image: 'house-map' },
  text: `
<p>You are standing on the landing, and you can see the whole house from here. Six rooms are yours.
Download the map, print it, and hang it where you brush your teeth.</p>
<h3>The walk back</h3>
<p>Start at the front door and go through the rooms in order. Stop at each thing and ask: <strong>What was here?</strong></p>
<ol>
<li>At the front door, the bell <strong>was</strong> an opera singer.</li>
<li>In the hall, a coat <strong>was</strong> a snake.</li>
<li>In the kitchen, there <strong>were</strong> dancing eggs.</li>
<li>In the living room, a giant cat <strong>was</strong> under the rug.</li>
<li>On the stairs, five words <strong>were</strong> on five steps.</li>
<li>In the bedroom, two socks <strong>were</strong> in love.</li>
</ol>
<h3>Was and were</h3>
<p>You have just used the past. <strong>Am</strong> and <strong>is</strong> become <strong>was</strong>; <strong>are</strong> becomes <strong>were</strong>.
Think of a double door: one person passes through <em>was</em>; for two or more, the second wing opens and it is <em>were</em>.</p>`,
})
