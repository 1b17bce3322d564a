-- Records so far were JSON in list_record. They are carried over, and left there for this release as they were.
insert into ors_stock_counts (
  tenant_id, id, scope, state, version, "kind", "area", "day", "counted", "booked", "note",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('draft', 'counting', 'done') then fields->>'status' else 'draft' end, version,
  coalesce(nullif(fields->>'kind', ''), 'whole'),
  coalesce(nullif(fields->>'area', ''), ''),
  coalesce((fields->>'day')::date, changed_at::date),
  coalesce((fields->>'counted')::integer, 0),
  coalesce((fields->>'booked')::integer, 0),
  nullif(fields->>'note', ''),
  lower(concat_ws(' ', id, case fields->>'kind' when 'whole' then '全盘' when 'part' then '抽盘' when 'cycle' then '循环盘点' end,
    fields->>'area',
    fields->>'note')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'ors/stock-counts';

insert into ors_stock_transfers (
  tenant_id, id, scope, state, version, "to", "style", "units", "day", "note",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('draft', 'sent', 'received', 'differs') then fields->>'status' else 'draft' end, version,
  coalesce(nullif(fields->>'to', ''), ''),
  coalesce(nullif(fields->>'style', ''), ''),
  coalesce((fields->>'units')::integer, 1),
  (fields->>'day')::date,
  nullif(fields->>'note', ''),
  lower(concat_ws(' ', id, fields->>'to',
    fields->>'style',
    fields->>'note')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'ors/stock-transfers';

insert into crm_members (
  tenant_id, id, scope, state, version, "name", "level", "source", "joined", "points", "note",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('active', 'frozen') then fields->>'status' else 'active' end, version,
  coalesce(nullif(fields->>'name', ''), ''),
  coalesce(nullif(fields->>'level', ''), 'normal'),
  coalesce(nullif(fields->>'source', ''), 'store'),
  coalesce((fields->>'joined')::date, changed_at::date),
  (fields->>'points')::integer,
  nullif(fields->>'note', ''),
  lower(concat_ws(' ', id, fields->>'name',
    case fields->>'level' when 'normal' then '普通' when 'silver' then '银卡' when 'gold' then '金卡' when 'black' then '黑卡' end,
    case fields->>'source' when 'store' then '门店' when 'mini' then '小程序' when 'online' then '电商' when 'event' then '活动' end,
    fields->>'note')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'crm/members';

insert into crm_coupons (
  tenant_id, id, scope, state, version, "name", "kind", "issued", "from", "until",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('draft', 'running', 'stopped') then fields->>'status' else 'draft' end, version,
  coalesce(nullif(fields->>'name', ''), ''),
  coalesce(nullif(fields->>'kind', ''), 'cash'),
  coalesce((fields->>'issued')::integer, 1),
  coalesce((fields->>'from')::date, changed_at::date),
  coalesce((fields->>'until')::date, changed_at::date),
  lower(concat_ws(' ', id, fields->>'name',
    case fields->>'kind' when 'cash' then '代金券' when 'discount' then '折扣券' when 'gift' then '礼品券' when 'freight' then '运费券' end)),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'crm/coupons';

insert into imos_replenishments (
  tenant_id, id, scope, state, version, "style", "store", "units", "day",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('proposed', 'accepted', 'declined') then fields->>'status' else 'proposed' end, version,
  coalesce(nullif(fields->>'style', ''), ''),
  coalesce(nullif(fields->>'store', ''), ''),
  coalesce((fields->>'units')::integer, 1),
  (fields->>'day')::date,
  lower(concat_ws(' ', id, fields->>'style',
    fields->>'store')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'imos/replenishments';

insert into imos_price_changes (
  tenant_id, id, scope, state, version, "style", "tag", "price", "from", "reason", "note",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('draft', 'submitted', 'approved') then fields->>'status' else 'draft' end, version,
  coalesce(nullif(fields->>'style', ''), ''),
  coalesce((fields->>'tag')::integer, 1),
  coalesce((fields->>'price')::integer, 1),
  coalesce((fields->>'from')::date, changed_at::date),
  coalesce(nullif(fields->>'reason', ''), 'season'),
  nullif(fields->>'note', ''),
  lower(concat_ws(' ', id, fields->>'style',
    case fields->>'reason' when 'season' then '换季' when 'slow' then '滞销' when 'promotion' then '促销' when 'mistake' then '更正' end,
    fields->>'note')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'imos/price-changes';

insert into hr_leaves (
  tenant_id, id, scope, state, version, "kind", "from", "until", "reason",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('draft', 'asked', 'withdrawn') then fields->>'status' else 'draft' end, version,
  coalesce(nullif(fields->>'kind', ''), 'annual'),
  coalesce((fields->>'from')::date, changed_at::date),
  coalesce((fields->>'until')::date, changed_at::date),
  nullif(fields->>'reason', ''),
  lower(concat_ws(' ', id, case fields->>'kind' when 'annual' then '年假' when 'sick' then '病假' when 'personal' then '事假' when 'compensatory' then '调休' end,
    fields->>'reason')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'hr/leaves';

insert into hr_openings (
  tenant_id, id, scope, state, version, "position", "department", "people", "day",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('open', 'filled', 'closed') then fields->>'status' else 'open' end, version,
  coalesce(nullif(fields->>'position', ''), ''),
  coalesce(nullif(fields->>'department', ''), ''),
  coalesce((fields->>'people')::integer, 1),
  (fields->>'day')::date,
  lower(concat_ws(' ', id, fields->>'position',
    fields->>'department')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'hr/openings';

insert into lms_contract_reviews (
  tenant_id, id, scope, state, version, "title", "kind", "party", "amount", "day",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('review', 'passed', 'returned') then fields->>'status' else 'review' end, version,
  coalesce(nullif(fields->>'title', ''), ''),
  coalesce(nullif(fields->>'kind', ''), 'lease'),
  coalesce(nullif(fields->>'party', ''), ''),
  (fields->>'amount')::integer,
  (fields->>'day')::date,
  lower(concat_ws(' ', id, fields->>'title',
    case fields->>'kind' when 'lease' then '租赁' when 'purchase' then '采购' when 'service' then '服务' when 'franchise' then '加盟' end,
    fields->>'party')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'lms/contract-reviews';

insert into lms_disputes (
  tenant_id, id, scope, state, version, "title", "side", "amount", "hearing", "note",
  words, created_at, created_by, changed_at, changed_by
)
select tenant_id, id, scope,
  case when fields->>'status' in ('open', 'won', 'lost', 'settled') then fields->>'status' else 'open' end, version,
  coalesce(nullif(fields->>'title', ''), ''),
  coalesce(nullif(fields->>'side', ''), 'plaintiff'),
  (fields->>'amount')::integer,
  (fields->>'hearing')::date,
  nullif(fields->>'note', ''),
  lower(concat_ws(' ', id, fields->>'title',
    case fields->>'side' when 'plaintiff' then '原告' when 'defendant' then '被告' when 'third' then '第三人' end,
    fields->>'note')),
  changed_at, changed_by, changed_at, changed_by
from list_record where list = 'lms/disputes';
