import { useData, withBase } from 'vitepress'
import { computed, defineComponent, h } from 'vue'

/**
 * Shows a story in an iframe, in the theme of the page, with a link to all stories of its
 * component.
 */
export const LiveStory = defineComponent({
  props: { id: { type: String, required: true }, name: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData()
    const frame = computed(
      () =>
        `/storybook/iframe.html?id=${props.id}&viewMode=story&globals=appearance:${isDark.value ? 'dark' : 'light'}`,
    )
    return () =>
      h('figure', { class: 'live-story' }, [
        h('iframe', { src: withBase(frame.value), title: `${props.name}, live`, loading: 'lazy' }),
        h('figcaption', [
          h(
            'a',
            { href: withBase(`/storybook/index.html?path=/story/${props.id}`), target: '_self' },
            `All states of ${props.name}`,
          ),
        ]),
      ])
  },
})
