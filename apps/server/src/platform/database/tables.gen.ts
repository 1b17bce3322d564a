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
    state: Generated<'waiting' | 'granted' | 'declined' | 'withdrawn'>;
    created_at: Generated<Timestamp>;
    answer: string | null;
    answered_at: Timestamp | null;
    answered_by: string | null;
    role_code: string | null;
    role_name: string | null;
    until: string | null;
    approver_id: string | null;
    given_until: Timestamp | null;
    reminded_at: Timestamp | null;
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
  administration_scope: {
    tenant_id: Generated<number>;
    person_id: string;
    kind: 'department' | 'store' | 'system';
    value: string;
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
  audit_check: {
    id: Generated<string>;
    state: Generated<'waiting' | 'running' | 'sound' | 'broken' | 'failed'>;
    requested_by: string | null;
    started_at: Timestamp;
    ended_at: Timestamp | null;
    checked: Generated<number>;
    total: Generated<number>;
    broken_at: string | null;
    flaw: 'changed' | 'unkeyed' | 'unknown-key' | 'anchor' | null;
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
  avatar: {
    person_id: string;
    key: string;
    picture: Buffer;
  };
  brand_revision: {
    tenant_id: Generated<number>;
    number: number;
    fields: Json;
    author_id: string;
    author_name: string;
    takes_back: number | null;
    made_at: Timestamp;
  };
  business_group: {
    bg_no: string;
    bg_name: string;
    sort: Generated<number>;
    tenant_id: Generated<number>;
    version: Generated<number>;
    enabled: Generated<boolean>;
  };
  call_answer: {
    tenant_id: Generated<number>;
    person_id: string;
    key: string;
    contents: Buffer;
    answer: Json | null;
    answered_at: Timestamp;
  };
  check_rule: {
    tenant_id: Generated<number>;
    code: string;
    name: string;
    segments: Json;
    version: Generated<number>;
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
    version: Generated<number>;
    enabled: Generated<boolean>;
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
  data_rule: {
    tenant_id: Generated<number>;
    role_code: string;
    type: string;
    parts: Json;
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
    version: Generated<number>;
  };
  department_head: {
    tenant_id: Generated<number>;
    department_id: string;
    person_id: string;
  };
  dictionary: {
    code: string;
    name: string;
    tenant_id: Generated<number>;
    description: Generated<string>;
    version: Generated<number>;
  };
  dictionary_item: {
    dictionary_code: string;
    value: string;
    text: string;
    color: string | null;
    sort: Generated<number>;
    enabled: Generated<boolean>;
    tenant_id: Generated<number>;
    description: Generated<string>;
    version: Generated<number>;
  };
  enrolment_code: {
    person_id: string;
    code_hash: Buffer;
    created_at: Timestamp;
    expires_at: Timestamp;
  };
  epoch: {
    name: string;
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
  field_rule: {
    tenant_id: Generated<number>;
    role_code: string;
    type: string;
    field: string;
    access: 'hidden' | 'read-only';
  };
  file: {
    tenant_id: Generated<number>;
    id: string;
    person_id: string | null;
    person_name: string;
    name: string;
    size: Bigint;
    state: 'receiving' | 'ready' | 'gone';
    type: string | null;
    sha256: Buffer | null;
    record_type: string | null;
    record_id: string | null;
    field: string | null;
    created_at: Timestamp;
  };
  file_part: {
    tenant_id: Generated<number>;
    key: string;
    file_id: string;
    from_byte: Bigint | null;
    size: Bigint | null;
    started_at: Timestamp;
  };
  first_run_mark: {
    tenant_id: Generated<number>;
    key: string;
    state: 'done' | 'skipped';
    marked_at: Timestamp;
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
  import_fault: {
    tenant_id: Generated<number>;
    run_id: string;
    position: number;
    row_number: number;
    column: string;
    value: string;
    words: string;
  };
  import_run: {
    tenant_id: Generated<number>;
    id: Generated<string>;
    subject: string;
    person_id: string;
    context: Json;
    address: string;
    request_id: string;
    file_id: string;
    file_name: string;
    state: Generated<'checking' | 'checked' | 'applying' | 'done' | 'failed'>;
    mode: 'all' | 'good' | null;
    total: Generated<number>;
    done: Generated<number>;
    added: Generated<number>;
    changed: Generated<number>;
    same: Generated<number>;
    wrong_rows: Generated<number>;
    faults: Generated<number>;
    parts: Generated<Json>;
    notes: Generated<Json>;
    problem: string | null;
    started_at: Timestamp;
  };
  imported_row: {
    tenant_id: Generated<number>;
    subject: string;
    fingerprint: Buffer;
    target: string;
    imported_at: Timestamp;
  };
  installation: {
    id: Generated<number>;
    secret_check: Buffer;
  };
  installed_item: {
    kind:
      | 'system'
      | 'menu-item'
      | 'action'
      | 'dictionary'
      | 'dictionary-item'
      | 'check-rule'
      | 'data-rule';
    key: string;
  };
  kept_result: {
    tenant_id: Generated<number>;
    id: string;
    person_id: string;
    contents: Json;
    kept_at: Timestamp;
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
    version: Generated<number>;
  };
  message_template_version: {
    tenant_id: Generated<number>;
    code: string;
    version: number;
    name: string;
    title: string;
    content: string;
    priority: 'L' | 'M' | 'H';
    made_at: Timestamp;
    made_by: string | null;
  };
  node: {
    name: string;
    started_at: Timestamp;
    seen_at: Timestamp;
  };
  node_figure_list: {
    id: GeneratedAlways<number>;
    names: string[];
  };
  node_report: {
    id: string;
    content: Json;
    made_at: Generated<Timestamp>;
  };
  node_sample: {
    node: string;
    at: Timestamp;
    list_id: number;
    figures: (number | null)[];
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
    version: Generated<number>;
    status_changed_at: Timestamp | null;
    status_changed_by: string | null;
    status_reason: string | null;
    left_at: Timestamp | null;
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
    ends_on: string | null;
  };
  person_company: {
    person_id: string;
    company_no: string;
    tenant_id: Generated<number>;
    ends_on: string | null;
  };
  person_department: {
    person_id: string;
    department_id: string;
    tenant_id: Generated<number>;
    ends_on: string | null;
  };
  person_position: {
    tenant_id: Generated<number>;
    person_id: string;
    position_code: string;
    ends_on: string | null;
  };
  person_role: {
    person_id: string;
    role_code: string;
    tenant_id: Generated<number>;
    until: Timestamp | null;
  };
  person_store: {
    person_id: string;
    store_no: string;
    tenant_id: Generated<number>;
    ends_on: string | null;
  };
  person_tenant: {
    person_id: string;
    tenant_id: number;
    ends_on: string | null;
  };
  policy_change: {
    tenant_id: Generated<number>;
    draft_id: string;
    kind: string;
    key: string[];
    before: Json | null;
    after: Json | null;
    changed_at: Timestamp;
  };
  policy_draft: {
    tenant_id: Generated<number>;
    id: Generated<string>;
    base: number;
    version: Generated<number>;
    state: Generated<'open' | 'waiting' | 'scheduled' | 'returned' | 'published' | 'discarded'>;
    author_id: string;
    reason: string | null;
    publish_at: Timestamp | null;
    second_id: string | null;
    answer: string | null;
    revision: number | null;
    created_at: Timestamp;
    changed_at: Timestamp;
  };
  policy_revision: {
    tenant_id: Generated<number>;
    number: number;
    cause: 'draft' | 'take-back' | 'request' | 'expiry';
    changes: Json;
    author_id: string | null;
    author_name: string | null;
    second_id: string | null;
    second_name: string | null;
    reason: string;
    draft_id: string | null;
    takes_back: number | null;
    published_at: Timestamp;
  };
  position: {
    tenant_id: Generated<number>;
    code: string;
    name: string;
    sort: Generated<number>;
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
    id: string | null;
    announcement_id: string | null;
    title: string | null;
    channel: string | null;
    person_id: string | null;
    outcome: string | null;
    problem: string | null;
    sent_at: Timestamp | null;
    tenant_id: number | null;
    is_test: boolean | null;
  };
  sent_message: {
    id: Generated<string>;
    announcement_id: string | null;
    title: string;
    channel: 'bell' | 'dingtalk' | 'sms';
    person_id: string | null;
    outcome: 'waiting' | 'sending' | 'taken' | 'failed' | 'no-address' | 'declined';
    problem: string | null;
    sent_at: Timestamp;
    tenant_id: Generated<number>;
    topic:
      | 'announcement'
      | 'letter'
      | 'test'
      | 'sign-in'
      | 'registration'
      | 'retrieval'
      | 'enrolment';
    receiver: Generated<string>;
    template: string | null;
    request_id: string | null;
    tries: Generated<Json>;
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
    looker_session: Buffer | null;
  };
  setting: {
    name: string;
    value: Json;
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
  stock: {
    tenant_id: Generated<number>;
    style: string;
    location: string;
    colour: string;
    size: string;
    units: number;
  };
  stock_age: {
    bg_no: string;
    bucket: string;
    cost_cents: Bigint;
    tenant_id: Generated<number>;
  };
  stock_movement: {
    tenant_id: Generated<number>;
    location: string;
    style: string;
    colour: string;
    size: string;
    document: string;
    reason: 'opening' | 'delivery' | 'sale' | 'transfer' | 'count' | 'return';
    delta: number;
    at: Timestamp;
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
    version: Generated<number>;
  };
  store_head: {
    tenant_id: Generated<number>;
    store_no: string;
    person_id: string;
  };
  style_week: {
    tenant_id: Generated<number>;
    style: string;
    location: string;
    week: string;
    received: number;
    sold: number;
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
    entry_version: Generated<number>;
  };
  subsystem_actuator: {
    subsystem: string;
    address: string;
    way: 'none' | 'basic' | 'bearer';
    username: string;
    sealed_secret: Buffer | null;
    version: number;
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
  system_owner: {
    tenant_id: Generated<number>;
    subsystem: string;
    person_id: string;
  };
  tenant: {
    id: number;
    name: string;
    status: Generated<'active' | 'frozen'>;
    administered: Generated<boolean>;
    version: Generated<number>;
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
