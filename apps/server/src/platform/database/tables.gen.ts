// Made by tools/generate-tables.ts from a migrated database. A test proves it current.
// oxlint-disable max-lines -- One list of all tables, read by the compiler rather than by people.
import type { ColumnType } from 'kysely';

/** May be left out when a row is made. */
type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
/** Made by the database and by nobody else. */
type GeneratedAlways<T> = [T] extends [ColumnType<infer S, infer _, infer _>]
  ? ColumnType<S, never, never>
  : ColumnType<T, never, never>;
/** Read as a string of digits, since a number would lose the last ones. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>;
/** Read as decimal text: a number would round it. */
type Numeric = ColumnType<string, string | number, string | number>;
/** Written as JSON text; whoever reads it checks what is there. */
type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Tables {
  access_request: {
    tenant_id: Generated<number>;
    id: Generated<string>;
    person_id: string;
    about: 'page' | 'action' | 'system';
    subsystem: string;
    subject: string;
    title: string;
    reason: string;
    state: Generated<'waiting' | 'granted' | 'declined'>;
    created_at: Generated<Timestamp>;
    answer: string | null;
    answered_at: Timestamp | null;
    answered_by: string | null;
  };
  account_set: {
    code: string;
    name: string;
    kind: 'gyl' | 'gims';
    tenant_id: Generated<number>;
  };
  action: {
    code: string;
    subsystem: string;
    menu_item_id: string | null;
    describe: string;
    type: Generated<'1' | '2'>;
    status: Generated<'0' | '1'>;
  };
  announcement: {
    id: Generated<string>;
    title: string;
    sender: string;
    content: string;
    summary: string | null;
    category: '1' | '2';
    priority: Generated<'L' | 'M' | 'H'>;
    open_type: 'url' | 'component' | null;
    open_page: string | null;
    bus_type: string | null;
    bus_id: string | null;
    sent_at: Timestamp | null;
    cancelled_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    ends_at: Timestamp | null;
    pinned_at: Timestamp | null;
    must_read: Generated<boolean>;
    revision: Generated<number>;
    counts_from: Generated<number>;
    reach: number | null;
    copies: Generated<string[]>;
    announced_at: Timestamp | null;
    created_by: string | null;
    tenant_id: Generated<number>;
  };
  announcement_copying: {
    announcement_id: string;
    channel: 'dingtalk' | 'sms';
    reached_person_id: Generated<string>;
    done: Generated<boolean>;
    tenant_id: Generated<number>;
  };
  announcement_read: {
    announcement_id: string;
    person_id: string;
    read_at: Timestamp;
    revision: Generated<number>;
    acknowledged_at: Timestamp | null;
    archived_at: Timestamp | null;
    tenant_id: Generated<number>;
  };
  announcement_reader: {
    tenant_id: Generated<number>;
    person_id: string;
    receipts: Generated<Bigint>;
  };
  announcement_revision: {
    announcement_id: string;
    revision: number;
    title: string;
    content: string;
    priority: 'L' | 'M' | 'H';
    open_type: 'url' | 'component' | null;
    open_page: string | null;
    bus_id: string | null;
    reason: Generated<string>;
    read_again: Generated<boolean>;
    made_at: Timestamp;
    made_by: string | null;
    tenant_id: Generated<number>;
  };
  announcement_target: {
    announcement_id: string;
    scope: string;
    tenant_id: Generated<number>;
  };
  attempt_counter: {
    kind: string;
    key_hash: Buffer;
    failures: number;
    window_started_at: Timestamp;
    locked_until: Timestamp | null;
    person_id: string | null;
    network: string | null;
  };
  attendance_day: {
    org_code: string;
    day: string;
    expected: number;
    present: number;
    late: number;
    absent: number;
    annual_leave: number;
    sick_leave: number;
    personal_leave: number;
    overtime_hours: number;
    tenant_id: Generated<number>;
  };
  audit_entry: {
    seq: GeneratedAlways<Bigint>;
    at: Timestamp;
    kind: string;
    actor_id: string | null;
    actor_work_no: string | null;
    address: string | null;
    request_id: string | null;
    detail: Generated<Json>;
    previous_hash: Buffer;
    hash: Buffer;
    key_id: string | null;
  };
  business_group: {
    bg_no: string;
    bg_name: string;
    sort: Generated<number>;
    tenant_id: Generated<number>;
  };
  check_rule: {
    tenant_id: Generated<number>;
    code: string;
    name: string;
    segments: Json;
  };
  code_request: {
    number_hash: Buffer;
    network_hash: Buffer;
    at: Timestamp;
  };
  company: {
    company_no: string;
    company_name: string;
    sort: Generated<number>;
    tenant_id: Generated<number>;
  };
  content_day: {
    bg_no: string;
    topic: string;
    day: string;
    kind: string;
    published: number;
    views: number;
    readers: number;
    finished: number;
    tenant_id: Generated<number>;
  };
  crm_coupons: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    name: string;
    kind: string;
    issued: number;
    from: string;
    until: string;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  crm_members: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    name: string;
    level: string;
    source: string;
    joined: string;
    points: number | null;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  demonstration_load: {
    mark: Buffer;
    loaded_at: Timestamp;
  };
  department: {
    id: Generated<string>;
    org_code: string;
    depart_name: string;
    parent_id: string | null;
    company_no: string;
    sort: Generated<number>;
    tenant_id: Generated<number>;
  };
  dictionary: {
    code: string;
    name: string;
    tenant_id: Generated<number>;
  };
  dictionary_item: {
    dictionary_code: string;
    value: string;
    text: string;
    color: string | null;
    sort: Generated<number>;
    enabled: Generated<boolean>;
    tenant_id: Generated<number>;
  };
  enrolment_code: {
    person_id: string;
    code_hash: Buffer;
    created_at: Timestamp;
    expires_at: Timestamp;
  };
  epoch: {
    name: 'permission' | 'menu' | 'dictionary' | 'membership' | 'announcement' | 'lookup';
    value: Generated<Bigint>;
  };
  external_identity: {
    issuer: string;
    subject: string;
    person_id: string;
    bound_at: Generated<Timestamp>;
  };
  failed_mount: {
    subsystem: string;
    version: string;
    person_id: string;
    reason: string;
    at: Timestamp;
  };
  gims_suppliers: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    name: string;
    kind: string;
    city: string;
    grade: string;
    lead_days: number;
    capacity: number | null;
    since: string | null;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  held_action: {
    tenant_id: number | null;
    role_code: string | null;
    action_code: string | null;
  };
  held_menu_item: {
    tenant_id: number | null;
    role_code: string | null;
    menu_item_id: string | null;
  };
  hr_leaves: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    kind: string;
    from: string;
    until: string;
    reason: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  hr_openings: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    position: string;
    department: string;
    people: number;
    day: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  imos_price_changes: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    style: string;
    tag: number;
    price: number;
    from: string;
    reason: string;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  imos_replenishments: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    style: string;
    store: string;
    units: number;
    day: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  imos_styles: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    name: string;
    line: string;
    category: string;
    year: string;
    season: string;
    wave: string;
    tag: Numeric;
    cost: Numeric | null;
    on_sale: string | null;
    supplier: string | null;
    fabric: string | null;
    colours: string[];
    sizes: string[];
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  installation: {
    id: Generated<number>;
    secret_check: Buffer;
  };
  installed_item: {
    kind: 'system' | 'menu-item' | 'action' | 'dictionary' | 'dictionary-item' | 'check-rule';
    key: string;
  };
  list_record: {
    list: string;
    id: string;
    scope: string;
    fields: Json;
    words: string;
    version: Generated<number>;
    changed_at: Timestamp;
    changed_by: string;
    tenant_id: Generated<number>;
  };
  lms_contract_reviews: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    title: string;
    kind: string;
    party: string;
    amount: number | null;
    day: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  lms_disputes: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    title: string;
    side: string;
    amount: number | null;
    hearing: string | null;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  member_day: {
    bg_no: string;
    day: string;
    joined: number;
    active: number;
    repurchased: number;
    amount_cents: Bigint;
    tenant_id: Generated<number>;
  };
  menu_item: {
    id: Generated<string>;
    subsystem: string;
    parent_id: string | null;
    sort: Generated<number>;
    path: string;
    name: string;
    component: string;
    redirect: string | null;
    hidden: Generated<boolean>;
    always_show: Generated<boolean>;
    route_flag: Generated<'0' | '1'>;
    title: string;
    icon: string | null;
    url: string | null;
    keep_alive: Generated<boolean>;
    opens_new_window: Generated<boolean>;
    component_name: string | null;
    permission: string | null;
    url_credential: Generated<'none' | 'ticket' | 'token'>;
  };
  message_template: {
    code: string;
    name: string;
    title: string;
    content: string;
    priority: 'L' | 'M' | 'H';
    updated_at: Timestamp;
    updated_by: string | null;
    tenant_id: Generated<number>;
  };
  notice_diary: {
    id: GeneratedAlways<Bigint>;
    written_at: Generated<Timestamp>;
    person_ids: string[] | null;
    gone: string | null;
    tenant_id: Generated<number>;
  };
  one_time_code: {
    key_hash: Buffer;
    code_hash: Buffer;
    tries_left: number;
    expires_at: Timestamp;
  };
  online_order_day: {
    company_no: string;
    shop: string;
    day: string;
    platform: string;
    orders: number;
    units: number;
    amount_cents: Bigint;
    shipped_on_time: number;
    refunded: number;
    tenant_id: Generated<number>;
  };
  ors_slips: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    kind: string;
    day: string;
    time: string;
    amount: Numeric;
    list: Numeric;
    units: number;
    goods: string | null;
    payment: string;
    guide: string | null;
    cashier: string;
    member: string | null;
    of: string | null;
    lines: Json;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  ors_stock_counts: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    kind: string;
    area: string;
    day: string;
    counted: number;
    booked: number;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  ors_stock_transfers: {
    tenant_id: Generated<number>;
    id: string;
    scope: string;
    state: string;
    version: Generated<number>;
    to: string;
    style: string;
    units: number;
    day: string | null;
    note: string | null;
    words: string;
    created_at: Timestamp;
    created_by: string;
    changed_at: Timestamp;
    changed_by: string;
  };
  passkey: {
    id: string;
    person_id: string;
    name: string;
    relying_party: string;
    public_key: Buffer;
    uses: Bigint;
    transports: Generated<string[]>;
    created_at: Timestamp;
    last_used_at: Timestamp | null;
  };
  password_history: {
    id: GeneratedAlways<Bigint>;
    person_id: string;
    password_hash: string;
    replaced_at: Timestamp;
  };
  person: {
    id: Generated<string>;
    work_no: string;
    realname: string;
    avatar: string | null;
    sex: Generated<0 | 1 | 2>;
    phone: string | null;
    email: string | null;
    post: string | null;
    default_system: string | null;
    tenant_id: Generated<number>;
    password_hash: string;
    password_changed_at: Timestamp | null;
    status: Generated<'active' | 'frozen'>;
    created_at: Generated<Timestamp>;
  };
  person_account_set: {
    person_id: string;
    account_set_code: string;
    tenant_id: Generated<number>;
  };
  person_business_group: {
    person_id: string;
    bg_no: string;
    tenant_id: Generated<number>;
  };
  person_company: {
    person_id: string;
    company_no: string;
    tenant_id: Generated<number>;
  };
  person_department: {
    person_id: string;
    department_id: string;
    tenant_id: Generated<number>;
  };
  person_role: {
    person_id: string;
    role_code: string;
    tenant_id: Generated<number>;
  };
  person_store: {
    person_id: string;
    store_no: string;
    tenant_id: Generated<number>;
  };
  person_tenant: {
    person_id: string;
    tenant_id: number;
  };
  preference: {
    person_id: string;
    name: string;
    value: Json;
    changed_at: Timestamp;
  };
  record_event: {
    tenant_id: Generated<number>;
    id: GeneratedAlways<Bigint>;
    record_type: string;
    record_id: string;
    kind: 'created' | 'changed' | 'step' | 'comment';
    at: Timestamp;
    person_id: string | null;
    person_name: string;
    step: string | null;
    from_state: string | null;
    to_state: string | null;
    changes: Generated<Json>;
    words: string | null;
  };
  record_number: {
    tenant_id: Generated<number>;
    record_type: string;
    period: string;
    last: number;
  };
  record_view: {
    tenant_id: Generated<number>;
    id: Generated<string>;
    record_type: string;
    owner_id: string;
    name: string;
    role_code: string | null;
    is_default: boolean;
    view: Json;
  };
  recovery_code: {
    person_id: string;
    code_hash: Buffer;
  };
  role: {
    code: string;
    name: string;
    sort: Generated<number>;
    holds_all: Generated<boolean>;
    tenant_id: Generated<number>;
  };
  role_action: {
    role_code: string;
    action_code: string;
    tenant_id: Generated<number>;
  };
  role_menu_item: {
    role_code: string;
    menu_item_id: string;
    tenant_id: Generated<number>;
  };
  sales_category_day: {
    bg_no: string;
    day: string;
    category: string;
    amount_cents: Bigint;
    cost_cents: Bigint;
    units: number;
    received_units: number;
    tenant_id: Generated<number>;
  };
  sales_day: {
    store_no: string;
    day: string;
    amount_cents: Bigint;
    list_cents: Bigint;
    target_cents: Bigint;
    orders: number;
    units: number;
    visitors: number;
    tenant_id: Generated<number>;
  };
  sales_group_day: {
    bg_no: string;
    day: string;
    amount_cents: Bigint;
    list_cents: Bigint;
    target_cents: Bigint;
    orders: number;
    units: number;
    visitors: number;
    stores: number;
    tenant_id: Generated<number>;
  };
  sales_store_month: {
    store_no: string;
    month: string;
    amount_cents: Bigint;
    list_cents: Bigint;
    target_cents: Bigint;
    orders: number;
    units: number;
    visitors: number;
    days: number;
    tenant_id: Generated<number>;
  };
  sealed_key: {
    id: Generated<string>;
    purpose: string;
    public_pem: string;
    sealed_private: Buffer;
    created_at: Generated<Timestamp>;
  };
  sent_copy: {
    id: Generated<string>;
    announcement_id: string | null;
    title: string;
    channel: 'dingtalk' | 'sms';
    person_id: string;
    outcome: 'waiting' | 'sending' | 'taken' | 'failed' | 'no-address' | 'declined';
    problem: string | null;
    is_test: Generated<boolean>;
    sent_at: Timestamp;
    tenant_id: Generated<number>;
  };
  service_request: {
    id: string;
    kind: string;
    org_code: string;
    status: 'pending' | 'processing' | 'done' | 'rejected';
    created_at: Timestamp;
    due_at: Timestamp;
    closed_at: Timestamp | null;
    subsystem: Generated<string>;
    tenant_id: Generated<number>;
  };
  session: {
    token_hash: Buffer;
    person_id: string;
    tenant_id: number;
    method: string;
    context: Generated<Json>;
    device_id: string | null;
    user_agent: string | null;
    address: string | null;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: Timestamp;
    owes: Generated<string[]>;
    id: Generated<string>;
    superseded_at: Timestamp | null;
    proved_at: Timestamp | null;
    known_device: string | null;
    enrolment_until: Timestamp | null;
  };
  spent_code: {
    hash: Buffer;
    spent_at: Timestamp;
  };
  sso_artifact: {
    model: string;
    id_hash: Buffer;
    payload: Json;
    grant_id: string | null;
    consumed_at: Timestamp | null;
    expires_at: Timestamp;
  };
  sso_client: {
    client_id: string;
    name: string;
    subsystem: string | null;
    secret_hash: Buffer;
    auth_method: Generated<'client_secret_basic' | 'client_secret_post'>;
    redirect_uris: Generated<string[]>;
    initiate_login_uri: string | null;
    backchannel_logout_uri: string | null;
    created_at: Generated<Timestamp>;
    frame_origins: Generated<string[]>;
  };
  sso_login: {
    id: string;
    session_hash: Buffer | null;
    person_id: string;
    client_id: string;
    farewells: Generated<number>;
    due_at: Timestamp;
    created_at: Timestamp;
    queued_at: Timestamp | null;
    failed_at: Timestamp | null;
    problem: string | null;
  };
  stock_age: {
    bg_no: string;
    bucket: string;
    cost_cents: Bigint;
    tenant_id: Generated<number>;
  };
  store: {
    store_no: string;
    store_name: string;
    bg_no: string;
    company_no: string;
    city: string;
    kind: 'flagship' | 'standard' | 'outlet';
    area_sqm: number;
    opened_on: string;
    status: Generated<'open' | 'refitting' | 'closed'>;
    tenant_id: Generated<number>;
  };
  subsystem: {
    key: string;
    name: string;
    description: string;
    platform: string;
    sort: Generated<number>;
    enabled: Generated<boolean>;
    kind: 'esm' | 'umd' | 'iframe' | 'sso' | 'builtin';
    entry: string | null;
    icon: string;
    third_param: Json | null;
    trusted_origins: Generated<string[]>;
    current_version: string | null;
    previous_version: string | null;
    switched_at: Timestamp | null;
    canary_version: string | null;
    canary_percent: Generated<number>;
    canary_stores: Generated<string[]>;
  };
  subsystem_release: {
    subsystem: string;
    version: string;
    entry: string;
    manifest: Json;
    released_at: Timestamp;
    state: Generated<'good' | 'failed'>;
    registered_by: string | null;
  };
  tenant: {
    id: number;
    name: string;
    status: Generated<'active' | 'frozen'>;
  };
  ticket: {
    hash: Buffer;
    purpose: string;
    payload: Json;
    expires_at: Timestamp;
  };
  totp_secret: {
    person_id: string;
    sealed: Buffer;
    last_step: number;
    created_at: Timestamp;
  };
  used_nonce: {
    nonce_hash: Buffer;
    expires_at: Timestamp;
  };
}
