import { describe, expect, it } from 'vitest'
import { compareContent } from './compare.ts'
import { noContent, type Content } from './content.ts'
import { keptHtml } from './kept-html.ts'
import { richOf } from './rich.ts'

const answer = (html: string, share = 0, feedback = '') => ({ html, share, feedback })
const whole: Content = {
  ...noContent,
  title: 'One',
  text: '<p>Read <a href="https://a.test">this</a> <b>now</b>. <img src="/a.png" alt="a map"></p>',
  feedback: '<p>Well.</p>',
  answers: [[answer('go'), answer('went', 100, 'Right.'), answer('gone')]],
  isOrdered: true,
}
const told = (source: Content, kept: Content) => compareContent(source, kept).map(({ token, what }) => [token, what])

const set = (...shares: number[]): Content => ({
  ...noContent,
  isSet: true,
  answers: [shares.map((share) => answer(`${share}`, share))],
})

const accented = (form: 'NFC' | 'NFD') => ({ ...whole, text: `<p>${'São João'.normalize(form)}</p>` })

describe('the comparison of a question with what is kept', () => {
  it('tells nothing of what is the same, however it is tagged', () => {
    const kept = { ...whole, text: keptHtml(whole.text), feedback: 'Well.' }
    expect(kept.text).toContain('<strong>now</strong>')
    expect(told(whole, kept)).toEqual([])
  })

  it('takes texts for the same that Unicode calls canonically equal', () => {
    expect(told(accented('NFD'), accented('NFC'))).toEqual([])
    expect(told(accented('NFC'), accented('NFD'))).toEqual([])
  })

  it('tells the title of a word, its language and the cells that others span', () => {
    const text =
      '<div lang="fr"><abbr title="Organisation">O</abbr></div><table><tr><td colspan="2">a</td></tr></table>'
    const kept = '<p>O</p><table><tr><td>a</td></tr></table>'
    expect(told({ ...noContent, text }, { ...noContent, text: kept })).toEqual([
      ['format.lost', 'lang=fr; colspan=2; abbr O'],
      ['text.changed', 'Organisation'],
    ])
  })

  it.each<[string, Partial<Content>, [string, string | null][]]>([
    ['a word', { text: whole.text.replace('Read', '') }, [['text.changed', 'Read →']]],
    ['a word in the feedback', { feedback: '' }, [['text.changed', 'Well. →']]],
    ['a link', { text: whole.text.replace(' href="https://a.test"', '') }, [['link.lost', 'https://a.test']]],
    ['a picture', { text: whole.text.replace(/<img[^>]*>/, '') }, [['picture.lost', '/a.png (a map)']]],
    ['the text of a picture', { text: whole.text.replace('a map', 'map') }, [['text.changed', 'a map → map']]],
    ['a mark', { text: whole.text.replaceAll(/<.?b>/g, '') }, [['format.lost', 'strong now']]],
    ['an answer', { answers: [whole.answers[0]?.slice(1) ?? []] }, [['answer.lost', 'go']]],
    ['a share', { answers: [[answer('go'), answer('went', 50, 'Right.'), answer('gone')]] }, [['share.lost', 'went 100 %']]],
    ['a remark', { answers: [[answer('go'), answer('went', 100), answer('gone')]] }, [['comments.lost', 'Right.']]],
    ['the order', { answers: [[answer('went', 100, 'Right.'), answer('go'), answer('gone')]] }, [['order.lost', null]]],
    ['the end of the title', { title: 'On' }, [['title.cut', 'One']]],
  ])('tells what is lost: %s', (_, less, expected) => {
    expect(told(whole, { ...whole, ...less })).toEqual(expected)
  }) // oxfmt-ignore

  it.each([
    ['a picture of another site that becomes a link', '<img src="https://a.test/b.png" alt="b">', '<a href="https://a.test/b.png">b</a>', ['picture.linked']],
    ['what runs', '<p onclick="x()">a</p><script>b()</script>', '<p>a</p>', ['html.cleaned']],
    ['a colour', '<p style="color: red; text-align: left">a</p>', '<p>a</p>', ['format.lost']],
    ['a sound', '<audio><source src="a.mp3">no sound</audio>', '', ['sound.lost']],
    ['a film', '<video src="a.mp4"></video>', '', ['film.lost']],
  ])('tells %s', (_, before, after, tokens) => {
    expect(told({ ...noContent, text: before }, { ...noContent, text: after }).map(([token]) => token)).toEqual(tokens)
  }) // oxfmt-ignore

  it('tells that a part of a set earns nothing, unless it did not before', () => {
    expect(told(set(50, 50.1, -100), set(50, 50.1, -100)).map(([token]) => token)).toEqual(['share.all'])
    expect(told(set(100, -100), set(100, -100))).toEqual([])
    expect(told(set(100, 0), set(100, 0)).map(([token]) => token)).toEqual(['share.all'])
  })
})

describe('HTML of other tools', () => {
  it.each([
    ['<div>one</div><div>two</div>', 'one<br>two'],
    ['<div><p>one</p></div><p>two</p>', '<p>one</p><p>two</p>'],
    ['<b>a</b> <i>b</i> <u>c</u>', '<strong>a</strong> <em>b</em> <u>c</u>'],
    ['<pre>if a:\n  b</pre>', 'if a:<br>\u00A0\u00A0b'],
    ['<h1>A</h1><h6>B</h6>', '<h2>A</h2><h4>B</h4>'],
    ['<p>a <img src="@@PLUGINFILE@@/x.png" alt="x"></p>', '<p>a </p>'],
    ['<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
  ])('becomes what is kept: %s', (html, kept) => {
    expect(keptHtml(html)).toBe(kept)
  })

  it('is read without recursion', () => {
    expect(richOf('<div>'.repeat(20_000)).text.trim()).toBe('')
    expect(keptHtml(`${'<b>'.repeat(20_000)}a`)).toContain('a')
  })
})
