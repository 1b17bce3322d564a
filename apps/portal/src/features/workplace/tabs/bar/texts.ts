/** Text of spec section 2. */
export const home = '首页';
/** Text of spec section 8. */
export const homeStays = '首页不能关闭!';
export const lastPage = '这是最后一页，不能再关闭了啦';
