export const codes = {
  submit: 'hr:self:submit',
  approve: 'hr:attendance:approve',
  manage: 'hr:team:approve',
};
