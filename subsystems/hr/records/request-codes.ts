/** The codes of requests to one's line manager and to human resources: who asks, who decides. */
export const codes = {
  submit: 'hr:self:submit',
  approve: 'hr:attendance:approve',
  manage: 'hr:team:approve',
};
