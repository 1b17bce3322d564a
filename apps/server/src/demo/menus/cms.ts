import type { MoreOfMenu } from './more.ts';

/** Content management. */
export const cms: MoreOfMenu = {
  key: 'cms',
  sections: {
    album: {
      title: '陈列图册',
      icon: 'image',
      pages: {
        season: '季度图册',
        window: '橱窗图册',
        outfit: '搭配图册',
        upload: '图片上传',
        publish: '发布审核',
      },
    },
    training: {
      title: '培训资料',
      icon: 'book',
      pages: {
        course: '课程资料',
        video: '教学视频',
        product: {
          title: '商品知识',
          pages: { fabric: '面料知识', care: '洗护说明', selling: '卖点手册' },
        },
        exam: '练习题库',
      },
    },
    article: {
      title: '资讯文章',
      icon: 'file',
      pages: { list: '文章管理', column: '栏目管理', comment: '评论审核', topic: '专题页面' },
    },
    material: {
      title: '营销素材',
      icon: 'folder',
      pages: {
        poster: '海报模板',
        clip: '短视频',
        copy: '文案库',
        licence: '素材授权',
        usage: '使用统计',
      },
    },
    site: {
      title: '站点管理',
      icon: 'settings',
      pages: { banner: '轮播广告', navigation: '导航配置', page: '页面搭建', link: '短链管理' },
    },
    workflow: {
      title: '审校流程',
      icon: 'clipboard',
      pages: { draft: '待审稿件', proof: '校对任务', sensitive: '敏感词库', record: '发布记录' },
    },
  },
};
